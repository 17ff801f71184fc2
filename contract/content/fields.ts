/*
 * What the schemas of content are built from. Every field has a French description: an editor's form shows it beside
 * the field, and a complaint names the field by it. A plain sentence in a group stands for a text so described.
 */
import { z } from 'zod'
import { frenchNames, type Locale, locales } from '../locales.ts'
import { perKey } from '../per-key.ts'
import { richMarks, withCapital } from '../text.ts'
import { type Fault, type IdentifierName, identifiers } from './identifiers.ts'
import type { Place } from './places.ts'

/** What a form in a browser is told of a field (`contract/api/field-form.ts`), beside what the schema itself says. */
type FormHints = {
  /** How a number is written where a text refers to it, or what is typed into a text. */
  format?: Format | 'url' | 'email' | 'picture' | IdentifierName
  places?: readonly string[]
  /** May carry the marks of `RichText`. */
  isRich?: boolean
  /** Lengths of a text that a form counts, marks left out: the least is only wished for. */
  shownLength?: readonly [least: number, most: number]
  /** The owner confirms it by taking it away. */
  isSample?: boolean
  /** The product puts it there: it has no field in a form. */
  isFilled?: boolean
  /** The owner's own: to be replaced or added before the site goes online, or whenever they like. */
  owned?: 'before-launch' | 'optional'
  /** Where it is seen, said beside it. */
  shownOn?: readonly Place[]
  /** The words of a choice, by the values that stand for them in a file. */
  choices?: Readonly<Record<string, string>>
}

declare module 'zod' {
  interface GlobalMeta extends FormHints {}
}

/** `{n}` in a text: a place that the program fills when it shows the text. */
const anyPlace = /\{[^{}]*\}/g

export type TextLimits = {
  /** The places that stand in the text, with their braces: all of them, and no other, in every language. */
  places?: readonly string[]
  /** Places that may stand in it as well. */
  mayHold?: readonly string[]
  min?: number
  max?: number
}

/** Refuses a value, or what stands in it at a path, for a reason of its own, beside those of Zod. */
export const refuse = (context: z.RefinementCtx, fault: Fault, path: PropertyKey[] = []): void =>
  context.addIssue({ code: 'custom', path, params: fault })

/** A text of one paragraph. */
export function text(description: string, { places = [], mayHold = [], min = 1, max }: TextLimits = {}): z.ZodString {
  const limited = max === undefined ? z.string().min(min) : z.string().min(min).max(max)
  return limited
    .superRefine((value, context) => {
      const found = new Set(value.match(anyPlace) ?? [])
      for (const place of places)
        if (!found.delete(place))
          refuse(context, {
            problem: `il manque ${place}, que le site remplace par une valeur`,
            remedy: `Remettez ${place} à l’endroit voulu du texte`,
          })
      for (const place of mayHold) found.delete(place)
      const all = [...places, ...mayHold]
      const known = all.length > 0 ? `, ou écrivez l’un de ceux-ci : ${all.join(', ')}` : ''
      for (const place of found)
        refuse(context, { problem: `${place} n’est remplacé par rien ici`, remedy: `Retirez ${place}${known}` })
      if (/[{}]/.test(value.replace(anyPlace, '')))
        refuse(context, {
          problem: 'une accolade n’a pas de pendant',
          remedy: 'Écrivez { et } autour du nom, ou retirez l’accolade',
        })
    })
    .meta(places.length > 0 ? { description, places } : { description })
}

/**
 * Copy that may carry two marks: `[de:Impressum]` is a word of another language, `**stress**` a stressed one.
 * `site/shared/ui/RichText.tsx` prints them, `toPlainText` beside it takes them away.
 */
export type RichText = string

/** A text that may carry the two marks of `RichText`. */
export function rich(description: string, limits: TextLimits = {}): z.ZodString {
  return text(description, limits)
    .superRefine((value, context) => {
      const rest = value.replace(richMarks, '')
      const mark = /\[(?:\w\w):|\*\*/.exec(rest)?.[0]
      if (mark !== undefined)
        refuse(context, {
          problem: `la marque ${mark} n’est pas complète`,
          remedy: 'Écrivez [de:mot], [en:mot] ou [fr:mot] pour un mot étranger, **mot** pour un mot en gras',
        })
    })
    .meta({ description, isRich: true })
}

export type Fields = Record<string, string | z.ZodType>
type Shape<F extends Fields> = { [Key in keyof F]: F[Key] extends z.ZodType ? F[Key] : z.ZodString }

/** Fields that belong together, and no other. A field given as a sentence is a text with that description. */
export function group<F extends Fields>(description: string, fields: F): z.ZodObject<Shape<F>, z.core.$strict> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, typeof field === 'string' ? text(field) : field]),
  )
  return z.strictObject(shape as Shape<F>).meta({ description })
}

/** The same kind of field under each of these keys. */
export function keyed<Key extends string, Item extends z.ZodType>(
  description: string,
  keys: readonly Key[],
  item: Item,
): z.ZodObject<Record<Key, Item>, z.core.$strict> {
  const shape = Object.fromEntries(keys.map((key) => [key, item]))
  return z.strictObject(shape as Record<Key, Item>).meta({ description })
}

const describe = (item: z.ZodType): string =>
  item.meta()?.description ?? (item instanceof z.ZodExactOptional ? describe(item.unwrap() as z.ZodType) : '')

/** The same field in every language of the site, each called by its language. */
export function perLocale<Item extends z.ZodType>(
  description: string,
  item: Item,
): z.ZodObject<Record<Locale, Item>, z.core.$strict> {
  const own = describe(item)
  const label = (name: string) => (own ? `${own} (${name})` : withCapital(name))
  const items = perKey(locales, (locale) => item.meta({ ...item.meta(), description: label(frenchNames[locale]) }))
  return z.strictObject(items).meta({ description })
}

/** A field that may be left out. */
export const optional = <Item extends z.ZodType>(item: Item): z.ZodExactOptional<Item> => z.exactOptional(item)

/** As many entries as wanted; without `min`, one at least. */
export function list<Item extends z.ZodType>(
  description: string,
  item: Item,
  min = 1,
): z.ZodReadonly<z.ZodArray<Item>> {
  return z.array(item).min(min).readonly().meta({ description })
}

/** The same, where the code counts on a first entry. */
export function nonEmpty<Item extends z.ZodType>(
  description: string,
  item: Item,
): z.ZodReadonly<z.ZodTuple<[Item], Item>> {
  return z.tuple([item], item).readonly().meta({ description })
}

type Repeat<Item, Count extends number, Items extends Item[] = []> = Items['length'] extends Count
  ? Items
  : Repeat<Item, Count, [...Items, Item]>

type Exactly<Count extends number, Item extends z.ZodType> = z.ZodReadonly<z.ZodTuple<Repeat<Item, Count>, null>>

/** Exactly this many entries: the page is drawn for them. */
export function exactly<Count extends number, Item extends z.ZodType>(
  count: Count,
  description: string,
  item: Item,
): Exactly<Count, Item> {
  const [first, ...others] = Array.from({ length: count }, () => item)
  if (first === undefined) throw new Error('exactly() needs a count of one or more')
  // Counting in types is beyond what the compiler follows by itself.
  return z
    .tuple([first, ...others])
    .readonly()
    .meta({ description }) as unknown as Exactly<Count, Item>
}

/** One of these values, each with its words. */
export function choice<Value extends string>(description: string, choices: Readonly<Record<Value, string>>) {
  return z.enum(Object.keys(choices) as Value[]).meta({ description, choices })
}

/** How a value is written where a text refers to it: `{offers.prices.auditDach.from}`. */
type Format = 'number' | 'price' | 'date'

/** A whole number. */
export const number = (description: string) => z.int().min(0).meta({ description, format: 'number' })

/** Whole euros without tax (HT, excl. VAT, netto). */
export const price = (description: string) => z.int().min(1).meta({ description, format: 'price' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = (description: string) => z.iso.date().meta({ description, format: 'date' })

/** From one number to another. */
export const range = (description: string) =>
  z
    .tuple([number('Le plus petit'), number('Le plus grand')])
    .refine(([least, most]) => least <= most, {
      params: {
        problem: 'le second nombre est plus petit que le premier',
        remedy: 'Écrivez le plus petit d’abord',
      } satisfies Fault,
    })
    .readonly()
    .meta({ description })

/** An address on another site. */
export const url = (description: string) => z.url({ protocol: /^https?$/ }).meta({ description, format: 'url' })

/** The same, encrypted on its way. */
export const secureUrl = (description: string) => z.url({ protocol: /^https$/ }).meta({ description, format: 'url' })

/** Characters of a summary that a search engine shows whole; a shorter one is taken, and it fills the rest as it likes. */
export const summaryLength = [120, 155] as const

/** A number that is known by its form (`identifiers`): written in it, whichever way it was typed. */
const identifier = (format: IdentifierName) => (description: string) =>
  z
    .string()
    .overwrite(identifiers[format].write)
    .superRefine((value, context) => {
      const fault = identifiers[format].findFault(value)
      if (fault) refuse(context, fault)
    })
    .meta({ description, format })

export const telephone = identifier('telephone')
export const siret = identifier('siret')
export const vatId = identifier('vatId')

/** The name of a picture that is sent for the file itself: a form takes the picture and writes its name. */
export const picture = (description: string) =>
  text(description, { min: 0 })
    .superRefine((value, context) => {
      if (value === '') refuse(context, { problem: 'il n’y a pas encore de photo', remedy: 'Choisissez-en une' })
    })
    .meta({ description, format: 'picture' })

/** A mail address. */
export const email = (description: string) => z.email().meta({ description, format: 'email' })

/** Yes or no. */
export const flag = (description: string) => z.boolean().meta({ description })

/** A field that only the owner can fill in: as long as it is missing or a placeholder, the launch check names it. */
export const owned = <Item extends z.ZodType>(item: Item, when: FormHints['owned'] = 'before-launch'): Item =>
  item.meta({ ...item.meta(), owned: when })

/** Says where a field is seen. */
export const shown = <Item extends z.ZodType>(places: readonly Place[], item: Item): Item =>
  item.meta({ ...item.meta(), shownOn: places })

/** Marks what the owner still has to replace or confirm: the launch check finds it. */
export const sample = optional(
  z.literal(true).meta({
    description: 'À confirmer par vous avant l’ouverture du site',
    isSample: true,
  }),
)

/**
 * What is to be known of the claims that the texts of a group cite. The loader puts it there: a sample claim cited in a
 * group without this field, whose page could not tag it, is a complaint.
 */
export const claim = optional(
  group('Posé par le site à côté d’un chiffre de `claims` ; ne l’écrivez pas', {
    sample,
    basis: optional(text('Ce qui a été compté, et quand')),
  }).meta({ isFilled: true }),
)
export type Claim = { sample?: true; basis?: string }
