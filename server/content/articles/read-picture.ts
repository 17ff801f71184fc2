import type { Image } from 'mdast'
import type { Block } from '../../../contract/content/article-body.ts'
import { toTypography } from '../../../contract/content/typography.ts'
import type { BodyReading } from './reading.ts'

/** Reads `![description](photo.jpg)`, a picture of the article's folder. */
export function readPicture(node: Image, reading: BodyReading): Block[] {
  const say = (problem: string, remedy: string) => reading.complain(reading.lineOf(node), problem, remedy)
  const name = node.url
  const picture = reading.pictures.get(name)
  if (!node.alt?.trim())
    say(
      `l’image « ${name} » n’a pas de description`,
      'Dites entre les crochets ce qu’on y voit : ![Un quai vide](quai.jpg)',
    )
  if (picture === undefined) {
    say(
      `l’image « ${name} » n’est pas dans le dossier de l’article`,
      'Posez-la à côté de article.md, et écrivez son nom seul : ![Un quai vide](quai.jpg)',
    )
    return []
  }
  if ('problem' in picture) {
    say(`l’image « ${name} » ${picture.problem}`, picture.remedy)
    return []
  }
  reading.shown.add(picture)
  return [{ kind: 'picture', description: toTypography(node.alt ?? '', reading.locale), picture }]
}
