import type { NotFoundWords } from './shape.ts'

export const en: NotFoundWords = {
  title: 'Error 404: page not found',
  heading: 'This is where the thread comes undone.',
  text: 'The page you are looking for does not exist, or it was moved.',
  aside: {
    before: ' ',
    foreign: 'Kein Beinbruch',
    language: 'de',
    after: ', as they say in Berlin: nothing is broken.',
  },
  home: 'Pick up the thread at home',
  contact: 'Contact me',
}
