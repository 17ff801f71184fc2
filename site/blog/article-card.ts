/** What a card shows of an article, wherever the card stands: home, blog index, contents page. */
export type ArticleCard = {
  /** Last part of the address, `/blog/{slug}`. */
  slug: string
  title: string
  /** Name of the category, as printed. */
  category: string
  /** Reading time. */
  minutes: number
  /** Path of the cover, a picture of 640 by 480. */
  cover: string
  /** The cover itself. */
  svg: string
  /** The article is in French although the page around the card is not. */
  lang?: 'fr'
}
