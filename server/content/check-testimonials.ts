import { basename } from 'node:path'
import { valueAt } from '../../contract/api/field-form.ts'
import type { Content } from '../../contract/content/content.ts'
import { pictureFolderOf } from '../../contract/content/content-paths.ts'
import { type Testimonial, testimonial } from '../../contract/content/parts.ts'
import type { ContentFiles } from './content-files.ts'
import type { ContentReader } from './content-reader.ts'
import { findPicture, type PictureUse } from './find-picture.ts'
import type { Path } from './yaml-file.ts'

/** Round and small beside a name. */
const faceUse: PictureUse = { folder: '/pictures/clients', widths: [112, 168], frame: { width: 168, height: 168 } }

/** Every testimonial in a value, each with its path there. */
export function listTestimonials(value: unknown, path: Path = []): { path: Path; said: Testimonial }[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = 'quote' in value ? testimonial.safeParse(value) : {}
  if (data) return [{ path, said: data }]
  return Object.entries(value).flatMap(([key, item]) => listTestimonials(item, [...path, key]))
}

/**
 * Complains of a confirmed testimonial beside which the page could not say how reviews are gathered (Code de la
 * consommation, art. L121-3), and of a photograph that cannot be shown.
 * @returns the photographs, each by its path below the content folder
 */
export async function checkTestimonials(reader: ContentReader, files: ContentFiles): Promise<Content['faces']> {
  const faces = new Map<string, Content['faces'][string]>()
  const read = reader.listRead()
  const isGathered = (file: string) =>
    read.some((one) => one.file === `testimonials/${basename(file)}` && valueAt(one.data, ['words', 'gathered']))
  for (const { file, data, yaml } of read) {
    for (const { path, said } of listTestimonials(data)) {
      if (!said.sample && !isGathered(file))
        reader.complain({
          ...yaml.at(path),
          problem: 'un avis confirmé ne va pas sans dire comment les avis ont été recueillis',
          remedy: 'Écrivez-le dans les avis des clients de cette langue, parmi les mots autour des avis',
        })
      const { picture } = said
      if (picture === undefined) continue
      const place = `${pictureFolderOf(file)}${picture}`
      const original = files.get(place)
      const found = original
        ? await findPicture(picture, original, faceUse)
        : { problem: 'manque', remedy: 'Choisissez-la de nouveau, ou retirez-la' }
      if ('problem' in found)
        reader.complain({
          ...yaml.at([...path, 'picture']),
          problem: `l’image « ${picture} » ${found.problem}`,
          remedy: found.remedy,
        })
      else faces.set(place, found)
    }
  }
  return Object.fromEntries(faces)
}
