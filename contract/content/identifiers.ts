import { isPlaceholder } from './to-replace.ts'

/*
 * Numbers by which a person or a firm is known, typed in any way: the one way in which they are kept and shown, and what
 * is wrong with one. A browser writes them as the loader does.
 */

/** What is wrong with a value, and how to mend it, in French. */
export type Fault = { problem: string; remedy: string }

/** Countries whose numbers have a zero before them at home that is not dialled from abroad. */
const withZeroAtHome = /^(\+(?:31|32|33|41|43|44|49)) ?0/

const wrongTelephone: Fault = {
  problem: 'ce n’est pas un numéro complet',
  remedy:
    'Écrivez-le en entier, par exemple 01 23 45 67 89 ; hors de France, commencez par l’indicatif du pays, par exemple +49 30 1234567',
}

/** As dialled from anywhere (ITU-T E.164), in groups: a number without a country is a French one. */
function writeTelephone(typed: string): string {
  if (/[^\d\s+()./–-]/.test(typed)) return typed
  const groups = typed
    .replace(/\(\s*0\s*\)/, ' ')
    .replace(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^(?:00|\+) ?/, '+')
    .replace(/^0(?=(?: ?\d){9}$)/, '+33 ')
    .replace(withZeroAtHome, '$1 ')
  const [, french] = /^\+33([1-9]\d{8})$/.exec(groups.replaceAll(' ', '')) ?? []
  return french === undefined ? groups : `+33 ${french.replace(/(?=(?:\d\d)+$)/g, ' ')}`
}

function findTelephoneFault(value: string): Fault | undefined {
  const digits = value.replaceAll(' ', '')
  const isWhole = digits.startsWith('+33') ? /^\+33[1-9]\d{8}$/.test(digits) : /^\+[1-9]\d{6,14}$/.test(digits)
  return isWhole ? undefined : wrongTelephone
}

/** The sum by which a mistyped digit is found (ISO/IEC 7812-1, annex B). */
const sumOf = (digits: string, isLuhn: boolean): number =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (isLuhn && index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

/** La Poste has more branches than numbers that Luhn's sum allows: theirs have the sum of their digits. */
const laPoste = '356000000'

/** In groups that stay on one line. */
const writeSiret = (typed: string): string => {
  const digits = typed.replace(/[\s.-]/g, '')
  return /^\d{14}$/.test(digits) ? digits.replace(/^(...)(...)(...)/, '$1\u202f$2\u202f$3\u202f') : typed.trim()
}

const siretRemedy = 'Recopiez-le de votre avis de situation, chiffre par chiffre'

function findSiretFault(value: string): Fault | undefined {
  const digits = value.replace(/\s/g, '')
  if (!/^\d{14}$/.test(digits)) {
    const isNumber = /^\d+$/.test(digits)
    return {
      problem: isNumber ? `un SIRET compte 14 chiffres, celui-ci ${digits.length}` : 'un SIRET compte 14 chiffres',
      remedy: siretRemedy,
    }
  }
  if (sumOf(digits, true) % 10 === 0 || (digits.startsWith(laPoste) && sumOf(digits, false) % 5 === 0)) return undefined
  return {
    problem: 'ce SIRET n’existe pas : l’un de ses chiffres est faux',
    remedy: siretRemedy,
  }
}

/** The VAT number of a French firm, and as far as its form goes one of another country of the European Union (VIES). */
const vatNumber =
  /^(?:FR[A-HJ-NP-Z\d]{2}\d{9}|(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[A-Z\d+*]{2,12})$/

const writeVatId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** The number of a French firm: its key is calculated from its SIREN. */
const toFrenchVatId = (siren: string): string =>
  `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`

function findVatFault(value: string): Fault | undefined {
  if (isPlaceholder(value)) return undefined
  if (!vatNumber.test(value))
    return {
      problem: 'ce n’est pas un numéro de TVA complet',
      remedy: 'Écrivez-le avec les deux lettres du pays : FR, deux chiffres, puis les neuf de votre SIREN',
    }
  const siren = value.slice(4)
  // Keys with letters are given out, not calculated.
  if (!/^FR\d{11}$/.test(value) || value === toFrenchVatId(siren)) return undefined
  return {
    problem: `les deux chiffres après FR ne vont pas avec le SIREN ${siren}`,
    remedy: `Si le SIREN est juste, écrivez ${toFrenchVatId(siren)}`,
  }
}

/** What keeps a French VAT number from being that of the firm with this SIRET. */
export function findOtherFirm({ siret, vatId }: { siret: string; vatId: string }): Fault | undefined {
  if (isPlaceholder(siret) || isPlaceholder(vatId) || !vatId.startsWith('FR')) return undefined
  const siren = siret.replace(/\s/g, '').slice(0, 9)
  if (vatId.slice(4) === siren) return undefined
  return {
    problem: 'ce numéro de TVA n’est pas celui de l’entreprise dont vous donnez le SIRET',
    remedy: `Écrivez ${toFrenchVatId(siren)}, ou corrigez le SIRET`,
  }
}

type Identifier = {
  /** The number in its one form; what is no such number stays as it was typed. */
  write: (typed: string) => string
  findFault: (written: string) => Fault | undefined
}

export const identifiers = {
  telephone: { write: writeTelephone, findFault: findTelephoneFault },
  siret: { write: writeSiret, findFault: findSiretFault },
  vatId: { write: writeVatId, findFault: findVatFault },
} as const satisfies Record<string, Identifier>

export type IdentifierName = keyof typeof identifiers

export const isIdentifier = (name: string | undefined): name is IdentifierName =>
  name !== undefined && Object.hasOwn(identifiers, name)
