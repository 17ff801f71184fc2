import { contentLimits, contentsApi, type SavedPicture } from '../../contract/api/admin-contents.ts'
import { toFailureText } from '../shared/actions.ts'
import { type Client, withQuery } from '../shared/client.ts'
import { signOutTexts } from '../shared/texts.ts'

/** Why a file is not even sent, or nothing. */
export function refuseFile({ name, size, type }: File): string | undefined {
  if (!type.startsWith('image/')) return `${name} n’est pas une image. Choisissez une photo JPEG, PNG, WebP ou AVIF.`
  if (size > contentLimits.picture)
    return `${name} pèse trop : ${contentLimits.picture / 1e6} Mo au plus. Réduisez l’image, puis choisissez-la de nouveau.`
  return undefined
}

/** `unreached`: no server was found. `failed`: not now. `refused`: not as it is. */
type SentPicture =
  | Extract<SavedPicture, { kind: 'saved' }>
  | { kind: 'unreached' | 'failed' | 'refused'; words: string }

/**
 * Sends a picture for an entry.
 * @param say hears what is to be said meanwhile, and how much of it has gone, from 0 to 1
 */
export async function sendPicture(
  client: Client,
  entry: string,
  file: File,
  say: (words: string, share: number) => void,
): Promise<SentPicture> {
  const { name } = file
  const address = withQuery(contentsApi.pictures, { path: entry, name })
  const tell = (share: number) => {
    const stage = share < 1 ? `envoi en cours, ${Math.floor(share * 100)} %` : 'envoyée, le site la prépare…'
    say(`${name} : ${stage}`, share)
  }
  tell(0)
  const result = await client.upload<SavedPicture>(address, file, tell)
  if (result.kind === 'ok') {
    const answer = result.value
    if (answer.kind === 'saved') return answer
    return { kind: 'refused', words: `${name} : ${answer.problem}. ${answer.remedy}.` }
  }
  const isLost = result.kind === 'signedOut' || result.kind === 'refused'
  const reason = isLost ? signOutTexts.duringCall.text : toFailureText(result)
  return { kind: result.kind === 'thrown' ? 'unreached' : 'failed', words: `${name} n’est pas partie. ${reason}` }
}
