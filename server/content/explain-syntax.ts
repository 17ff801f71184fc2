import type { ErrorCode } from 'yaml'
import type { Complaint } from './complaint.ts'

/** What is wrong and how to mend it, wherever it stands. */
export type Explained = Pick<Complaint, 'problem' | 'remedy'>

/** What makes a text of whatever YAML would take for something else. */
export const quote =
  "Mettez le texte entre apostrophes ('…'), ou écrivez « >- » après les deux-points et le texte à la ligne suivante, en retrait"

/** A text that loses its end, since YAML takes ` #` for the beginning of a remark. */
export const cutByHash: Explained = { problem: 'le texte est coupé devant le signe #', remedy: quote }

const tab: Explained = { problem: 'le retrait est fait d’une tabulation', remedy: 'Remplacez-la par des espaces' }

const colon: Explained = { problem: 'le texte contient deux-points suivis d’une espace', remedy: quote }

const quotes: Explained = {
  problem: 'les apostrophes ou les guillemets qui entourent le texte ne vont pas par deux',
  remedy: "Fermez le texte par le signe qui l’ouvre ; entre apostrophes droites, écrivez ’ ou '' pour une apostrophe",
}

const badIndent: Explained = {
  problem: 'le retrait n’est pas celui des lignes voisines',
  remedy: 'Alignez cette ligne et la suivante avec les autres de leur groupe, par des espaces',
}

const explained: Partial<Record<ErrorCode, Explained>> = {
  DUPLICATE_KEY: {
    problem: 'cette ligne répète un nom déjà écrit au même endroit',
    remedy: 'Gardez l’une des deux lignes',
  },
  TAB_AS_INDENT: tab,
  BAD_INDENT: badIndent,
  MULTILINE_IMPLICIT_KEY: {
    problem: 'il manque un nom suivi de deux-points et d’une espace',
    remedy: 'Écrivez « nom: texte », ou mettez la ligne en retrait si elle continue le texte du dessus',
  },
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
  if (/^[-?] |^[>|] *[^\s\d+-]/.test(value)) return true
  return first !== '' && ('{[*&!%@`'.includes(first) || (!`'">|`.includes(first) && /:(?: |$)/.test(value)))
}

/** What is wrong with a line that is no YAML, and how to mend it. */
export function explainSyntax(code: ErrorCode, line: string): Explained {
  // YAML sees a tab in some places only as a wrong indent.
  if (/^ *\t/.test(line)) return tab
  const value = valueOnLine(line)
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return needsQuotes(value) ? colon : badIndent
  if (/^-[^\s-]/.test(value)) return { problem: 'il manque une espace après le tiret', remedy: 'Écrivez « - texte »' }
  const known = explained[code]
  if (known !== undefined && code !== 'MISSING_CHAR') return known
  if (needsQuotes(value)) return { problem: 'le texte n’est pas lisible tel quel', remedy: quote }
  if (/^['"]/.test(value)) return quotes
  return (
    known ?? { problem: 'la ligne n’est pas lisible', remedy: 'Comparez-la avec les lignes voisines, retrait compris' }
  )
}
