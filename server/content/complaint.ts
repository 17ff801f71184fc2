import { isUtf8 } from 'node:buffer'
import type { YamlFault, YamlPath } from '../../contract/content/normal-yaml.ts'
import { lineAt } from '../../contract/content/readable-text.ts'

/** One fault of the content, in French, for its editor: where it is, what is wrong, how to mend it. */
export type Complaint = {
  /** Path below the content folder, with slashes: `pages/home/fr.yaml`. */
  file: string
  /** Counted from 1. Missing when the fault has no line: a file that is not there. */
  line?: number
  /** Of a value in YAML or in front matter: its path, written or not. */
  field?: YamlPath
  /** What is wrong, without a full stop. */
  problem: string
  /** What to do about it, without a full stop. */
  remedy: string
}

/** What is wrong and how to mend it, wherever it stands. */
export type Explained = Pick<Complaint, 'problem' | 'remedy'>

/**
 * Takes a fault of one file.
 * @param problem what is wrong, without a full stop
 * @param remedy what to do about it, without a full stop
 * @param field of the front matter
 */
export type Complain = (line: number, problem: string, remedy: string, field?: YamlPath) => void

/**
 * Of all that browser and `npm run format` write in no other way, so that only a file written by hand can hold it.
 * @param what `« price »`
 * @param expected what stands there else, in a few words
 */
export const notAsExpected = (what = 'ce texte', expected = ''): Explained => ({
  problem: `${what} n’est pas écrit comme prévu ici${expected && ` (${expected})`}`,
  remedy: 'Écrivez-le comme le fait `npm run format`, ou comme une entrée voisine',
})

/** Why a text is not read at all. */
export const refusals: Record<YamlFault['kind'], Explained> = {
  // It comes with a text that was copied from elsewhere.
  invisible: {
    problem: 'cette ligne contient un signe invisible',
    remedy: 'Effacez-la, puis tapez-la de nouveau',
  },
  heavy: { problem: 'ce texte est trop lourd pour être lu à partir d’ici', remedy: 'Raccourcissez-le' },
  notation: notAsExpected(),
}

/** Of a file that is none of the content's. */
export const complainOfStray = (file: string): Complaint => ({
  file,
  problem: 'aucun fichier de ce nom n’est prévu',
  remedy: 'Vérifiez son nom et son dossier, ou retirez-le',
})

/** Says of a file on which line it holds other bytes than text in UTF-8; nothing where it holds none. */
export function complainOfBytes(file: string, bytes: Buffer): Complaint | undefined {
  if (isUtf8(bytes)) return undefined
  const text = bytes.toString('utf8')
  return { file, line: lineAt(text, text.indexOf('\ufffd')), ...notAsExpected('ce fichier', 'en UTF-8') }
}

/** The complaint in one line: `pages/home/fr.yaml, ligne 12 : il manque « title ». Ajoutez cette ligne.` */
export const toSentence = ({ file, line, problem, remedy }: Complaint): string =>
  `${file}${line === undefined ? '' : `, ligne ${line}`} : ${problem}. ${remedy}.`
