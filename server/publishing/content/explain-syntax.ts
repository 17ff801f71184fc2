import type { ErrorCode } from 'yaml'
import type { Complaint } from './complaint.ts'

type Explained = Pick<Complaint, 'problem' | 'remedy'>

const quote =
  "Mettez le texte entre apostrophes ('…'), ou écrivez « >- » après les deux-points et le texte à la ligne suivante, en retrait"

const explained: Partial<Record<ErrorCode, Explained>> = {
  DUPLICATE_KEY: {
    problem: 'cette ligne répète un nom déjà écrit au même endroit',
    remedy: 'Gardez l’une des deux lignes',
  },
  TAB_AS_INDENT: { problem: 'le retrait est fait d’une tabulation', remedy: 'Remplacez-la par des espaces' },
  BAD_INDENT: {
    problem: 'le retrait n’est pas celui des lignes voisines',
    remedy: 'Alignez la ligne avec les autres du même groupe, par des espaces',
  },
  BLOCK_AS_IMPLICIT_KEY: { problem: 'le texte contient deux-points suivis d’une espace', remedy: quote },
  MULTILINE_IMPLICIT_KEY: { problem: 'il manque les deux-points après un nom', remedy: 'Écrivez « nom: texte »' },
  MISSING_CHAR: {
    problem: 'il manque un signe : deux-points, apostrophe ou crochet de fin',
    remedy: "Complétez la ligne ; dans un texte entre apostrophes, une apostrophe droite s’écrit deux fois ('')",
  },
  BAD_SCALAR_START: { problem: 'le texte commence par un signe réservé', remedy: quote },
  MULTIPLE_DOCS: { problem: 'le fichier contient une ligne « --- »', remedy: 'Retirez-la' },
}

/** What stands on a line behind its key, without the dash of a list. */
function valueOnLine(line: string): string {
  const text = line.trim().replace(/^- +/, '')
  const at = text.indexOf(': ')
  return at > 0 && /^[\w-]+$/.test(text.slice(0, at)) ? text.slice(at + 2).trim() : text
}

/** Whether a value begins with a sign of YAML's own, or holds a colon and a space. */
function needsQuotes(value: string): boolean {
  const first = value.charAt(0)
  return first !== '' && ('{[*&!%@`'.includes(first) || (!`'">|`.includes(first) && value.includes(': ')))
}

/** What is wrong with a line that is no YAML, and how to mend it. */
export function explainSyntax(code: ErrorCode, line: string): Explained {
  const known = explained[code]
  if (known !== undefined && code !== 'MISSING_CHAR') return known
  if (needsQuotes(valueOnLine(line))) return { problem: 'le texte n’est pas lisible tel quel', remedy: quote }
  return (
    known ?? { problem: 'la ligne n’est pas lisible', remedy: 'Comparez-la avec les lignes voisines, retrait compris' }
  )
}
