/** One fault of the content, in French, for whoever edits it: where it is, what is wrong, how to mend it. */
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

/** The complaint in one line: `pages/home/fr.yaml, ligne 12 : il manque « title ». Ajoutez cette ligne.` */
export const toSentence = ({ file, line, problem, remedy }: Complaint): string =>
  `${file}${line === undefined ? '' : `, ligne ${line}`} : ${problem}. ${remedy}.`
