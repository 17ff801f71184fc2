/** Words of the not-found page. `aside` is the sentence with one word of the other language in it. */
export type NotFoundWords = {
  title: string
  heading: string
  text: string
  aside: { before: string; foreign: string; language: 'de' | 'fr'; after: string }
  home: string
  contact: string
}
