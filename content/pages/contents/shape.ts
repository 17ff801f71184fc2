import type { ClosingWords, PageHead, PageHero, Point, RichText, SectionHead, Stat } from '../shape.ts'

/** A way to follow from elsewhere: its name leads there. */
export type Channel = { name: string; text: RichText }

/** Copy of the contents page. It exists in French only. */
export type ContentsWords = {
  head: PageHead
  hero: PageHero & {
    /** Names the list of the three media, each leading to its section. */
    media: string
    newsletter: string
    articles: string
    videos: string
  }
  newsletter: SectionHead & {
    gets: readonly [Point, Point, Point]
    subscribers: Stat
    button: string
    /** Where it lives and who keeps the address. */
    note: RichText
  }
  articles: SectionHead & { all: string }
  elsewhere: SectionHead & {
    video: { title: string; text: RichText; button: string }
    follow: { title: string; network: Channel; newsletter: Channel; feed: Channel }
  }
  closing: ClosingWords
}
