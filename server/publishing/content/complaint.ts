/** One fault of the content, in French, for its editor: where it is, what is wrong, how to mend it. */
export type Complaint = {
  /** Path below the content folder, with slashes: `pages/home/fr.yaml`. */
  file: string
  /** Counted from 1. Missing when the fault has no line: a file that is not there. */
  line?: number
  /** What is wrong, without a full stop. */
  problem: string
  /** What to do about it, without a full stop. */
  remedy: string
}

/** Said of a file that holds other bytes than text in UTF-8. */
export const notUtf8 = {
  problem: 'le fichier n’est pas en UTF-8',
  remedy: 'Enregistrez-le dans ce format',
} as const satisfies Partial<Complaint>

/** The complaint in one line: `pages/home/fr.yaml, ligne 12 : il manque « title ». Ajoutez cette ligne.` */
export const toSentence = ({ file, line, problem, remedy }: Complaint): string =>
  `${file}${line === undefined ? '' : `, ligne ${line}`} : ${problem}. ${remedy}.`
