import { isUtf8 } from 'node:buffer'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'

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

/**
 * Takes a fault of one file.
 * @param problem what is wrong, without a full stop
 * @param remedy what to do about it, without a full stop
 * @param field of the front matter
 */
export type Complain = (line: number, problem: string, remedy: string, field?: YamlPath) => void

/** Says of a file on which line it holds other bytes than text in UTF-8; nothing where it holds none. */
export function complainOfBytes(file: string, bytes: Buffer): Complaint | undefined {
  if (isUtf8(bytes)) return undefined
  let line = 1
  // No byte of a longer character is that of a line break.
  for (
    let from = 0, to = bytes.indexOf(10);
    to >= 0 && isUtf8(bytes.subarray(from, to));
    to = bytes.indexOf(10, from)
  ) {
    from = to + 1
    line += 1
  }
  return { file, line, problem: 'le fichier n’est pas en UTF-8', remedy: 'Enregistrez-le dans ce format' }
}

/** The complaint in one line: `pages/home/fr.yaml, ligne 12 : il manque « title ». Ajoutez cette ligne.` */
export const toSentence = ({ file, line, problem, remedy }: Complaint): string =>
  `${file}${line === undefined ? '' : `, ligne ${line}`} : ${problem}. ${remedy}.`
