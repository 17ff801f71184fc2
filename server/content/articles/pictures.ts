import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { toTypography } from '../../../contract/content/typography.ts'
import type { ContentFiles } from '../content-files.ts'
import { type FoundPicture, findPicture } from '../find-picture.ts'
import { isGap } from './begin-article.ts'
import type { Reading } from './reading.ts'

const notPictures = new Set(['article.md', 'cover.svg'])

/** Widths in which a picture is served: a telephone, a column, a column of a dense screen. */
const widths = [480, 960, 1440] as const

/**
 * The pictures of an article's folder, by the name of their file.
 * @param folder its files by name
 * @param slug its own name
 */
export async function findPictures(folder: ContentFiles, slug: string): Promise<Map<string, FoundPicture>> {
  const pictures = [...folder].filter(([name]) => !notPictures.has(name))
  const use = { folder: `/pictures/articles/${slug}`, widths }
  const found = await Promise.all(
    pictures.map(async ([name, file]): Promise<[string, FoundPicture]> => [name, await findPicture(name, file, use)]),
  )
  return new Map(found)
}

/** Plug-in: reads `![description](photo.jpg)` between two empty lines, a picture of the article's folder. */
export const readPictures =
  ({ locale, complain, pictures, shown }: Reading) =>
  (tree: Root) =>
    visit(tree, 'paragraph', (node, index = 0, parent) => {
      const [image, ...others] = node.children
      if (image?.type !== 'image' || others.length > 0) return
      const { url: name, alt } = image
      const picture = pictures.get(name)
      const say = (problem: string, remedy: string) => complain(image, `l’image « ${name} » ${problem}`, remedy)
      if (!alt?.trim() || isGap(alt))
        say('n’a pas encore de description', 'Dites ce qu’on y voit, par exemple « Un quai vide »')
      if (picture && !('problem' in picture)) {
        shown.add(picture)
        node.children = []
        node.data = { hName: 'img', hProperties: { src: picture.path, alt: toTypography(alt ?? '', locale) } }
        return
      }
      if (picture) say(picture.problem, picture.remedy)
      else
        say(
          'n’est pas parmi celles de l’article',
          'Ajoutez-la, ou retirez-la du texte (dans un fichier : à côté de article.md, son nom seul, ![Un quai vide](quai.jpg))',
        )
      parent?.children.splice(index, 1)
      return index
    })
