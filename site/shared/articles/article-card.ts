/** What a card shows of an article, wherever the card stands: home, blog index, contents page. */
export type ArticleCard = {
  /** Address of the article. */
  path: string
  title: string
  excerpt: string
  /** Name of the category, as printed. */
  category: string
  /** Day of the last change that readers are told of, `YYYY-MM-DD`. */
  changedOn: string
  /** Reading time. */
  minutes: number
  /** Path of the cover, a picture of 640 by 480. */
  cover: string
  /** The cover itself. */
  svg: string
}
