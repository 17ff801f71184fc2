import { isPlaceholder } from '../../contract/content/placeholders.ts'
import type { Owner, Portrait, Settings } from '../../contract/content/settings.ts'
import { toTypography } from '../../contract/content/typography.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { type ContentFiles, filesBelow } from './content-files.ts'
import type { ContentReader, Reading } from './content-reader.ts'
import { findPicture, type PictureUse } from './find-picture.ts'

/** Shown in the frame of the drawn portrait, which it replaces, and small beside the name. */
const portraitUse: PictureUse = {
  folder: '/pictures/owner',
  widths: [160, 480, 640, 960],
  frame: { width: 480, height: 560 },
}

type PerLocale = Record<Locale, string>

const inEach = (texts: PerLocale) => perKey(locales, (locale) => toTypography(texts[locale], locale))

const isPerLocale = (value: object): value is PerLocale => locales.every((locale) => locale in value)

/** The same facts, every text that stands in each language set by the rules of that language. */
function setInEach<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(setInEach) as Value
  if (isPerLocale(value)) return inEach(value) as Value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, setInEach(item)])) as Value
}

/**
 * What pages may show of the owner, the portrait in the folder `owner` among it. Complains of a portrait that cannot be
 * shown. Other pictures of that folder are portraits of before, which are not read.
 * @returns nothing while the settings have a fault
 */
export async function readOwner(
  reader: ContentReader,
  files: ContentFiles,
  { data, yaml }: Reading<Settings>,
): Promise<Owner | undefined> {
  if (!data || !yaml) return undefined
  const { name, portrait: wanted, ...others } = data.owner
  const pictures = filesBelow(files, 'owner/')

  let portrait: Portrait | undefined
  if (wanted) {
    const { file, description } = wanted
    const picture = pictures.get(file)
    const found = picture
      ? await findPicture(file, picture, portraitUse)
      : { problem: 'n’est pas dans le dossier owner', remedy: 'Posez-la dans ce dossier, et écrivez son nom seul' }
    if ('problem' in found)
      reader.complain({
        file: yaml.file,
        line: yaml.lineOf(['owner', 'portrait', 'file']),
        problem: `l’image « ${file} » ${found.problem}`,
        remedy: found.remedy,
      })
    else portrait = { picture: found, description: inEach(description) }
  }
  return {
    ...setInEach(others),
    ...(!isPlaceholder(name) && { name }),
    ...(portrait && { portrait }),
  }
}
