import { contentLimits } from '../../contract/api/admin-contents.ts'
import { fillText } from '../../contract/text.ts'

/** Why a file is not even sent, or nothing. */
export function refuseFile(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  texts: { tooLarge: string; notPicture: string },
): string | undefined {
  if (!type.startsWith('image/')) return fillText(texts.notPicture, { name })
  if (size > contentLimits.picture) return fillText(texts.tooLarge, { name, n: contentLimits.picture / 1e6 })
  return undefined
}
