import type { ChangedPart, ChangedText } from '../../../contract/api/admin-contents.ts'
import { frenchNames, type Locale } from '../../../contract/locales.ts'
import { fillText } from '../../../contract/text.ts'
import { formatCount, formatDateOf, formatPlural } from '../../shared/admin-formats.ts'
import { DiffPiece, TextDiff } from '../../shared/drafts/TextDiff.tsx'
import { useTitles } from '../../shared/use-titles.ts'
import { toShortName } from '../complaint-text.ts'
import { contentsTexts } from '../texts.ts'

/** What changes, text by text: each field and passage by its name, with its words before and after. */
export function ChangedTexts({ texts }: { texts: readonly ChangedText[] }) {
  const titleOf = useTitles()
  if (texts.length === 0) return <p>Rien n’a changé.</p>
  return (
    <ul className="changed-texts">
      {texts.map((text) => (
        <li key={text.path}>
          <h3 className="row">
            {text.title === null ? titleOf(text.path) : named(text.title, text.locale)}
            {text.kind !== 'changed' && <span className="tag">{contentsTexts.changes[text.kind]}</span>}
          </h3>
          <Changes text={text} titleOf={titleOf} />
        </li>
      ))}
    </ul>
  )
}

const named = (title: string, locale: Locale | null) => (locale ? `${title} (${frenchNames[locale]})` : title)

type TextProps = {
  text: ChangedText
  /** What a text is called, by its path. */
  titleOf: (path: string) => string
}

function Changes({ text, titleOf }: TextProps) {
  const { parts, pictures, kind } = text
  const texts = contentsTexts.changes
  // All of a new text is new: it is there to be read again, and does not stand before everything else.
  const [shown, folded] =
    kind === 'added'
      ? [parts.filter(({ passage }) => passage === undefined), parts.filter(({ passage }) => passage !== undefined)]
      : [parts, []]
  return (
    <>
      {shown.length > 0 && <Parts parts={shown} text={text} titleOf={titleOf} />}
      {folded.length > 0 && (
        <details className="changed-whole">
          <summary className="more">
            {formatPlural({ one: 'Lire le texte', many: 'Lire tout le texte' }, folded.length)}
          </summary>
          <Parts parts={folded} text={text} titleOf={titleOf} />
        </details>
      )}
      {pictures.length > 0 && (
        <ul>
          {pictures.map((picture) => (
            <li key={picture.name}>{fillText(texts.pictures[picture.kind], { name: picture.name })}</li>
          ))}
        </ul>
      )}
      {kind === 'changed' && parts.length === 0 && pictures.length === 0 && (
        <p className="hint">Aucun mot ne change.</p>
      )}
    </>
  )
}

function Parts({ parts, ...text }: TextProps & { parts: readonly ChangedPart[] }) {
  return (
    <dl className="changed-parts">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one answer, in their order
        <div key={index}>
          <PartName part={part} />
          <PartWords part={part} {...text} />
        </div>
      ))}
    </dl>
  )
}

const isKey = <Names extends object>(names: Names, key: string | undefined): key is Extract<keyof Names, string> =>
  key !== undefined && Object.hasOwn(names, key)

function PartName({ part: { names, setting, passage } }: { part: ChangedPart }) {
  const { settings, passages } = contentsTexts
  const words = names.map((name) =>
    typeof name === 'number' ? fillText(contentsTexts.fields.entry, { n: name }) : toShortName(name),
  )
  if (isKey(settings, setting)) return <dt>{settings[setting]}</dt>
  if (isKey(passages, passage))
    return (
      <dt>
        {passages[passage]}
        {words.length > 0 && (
          <span className="hint">{fillText(contentsTexts.changes.below, { heading: words.join() })}</span>
        )}
      </dt>
    )
  // A number says nothing without the list that it counts.
  const last = typeof names.at(-1) === 'number' ? -2 : -1
  return (
    <dt>
      {words.length + last > 0 && <span className="hint">{words.slice(0, last).join(', ')}</span>}
      {words.slice(last).join(', ')}
    </dt>
  )
}

/** Values that are no texts, as a reader knows them. */
function useValues(titleOf: TextProps['titleOf']): (part: ChangedPart, value: string, locale: Locale | null) => string {
  return ({ format }, value, locale) => {
    switch (format) {
      case 'day':
        return Number.isNaN(Date.parse(value)) ? value : formatDateOf(value)
      case 'price':
        return `${formatCount(Number(value))} ${contentsTexts.fields.priceUnit}`
      case 'flag':
        return value === 'true' ? 'oui' : 'non'
      case 'sample':
        return 'à confirmer'
      case 'articles':
        return value
          .split(', ')
          .map((slug) => titleOf(`articles/${locale}/${slug}/article.md`))
          .join('\n')
      default:
        return value
    }
  }
}

/** What is in one list and not in the other, unless they say the same in another order. */
function withoutCommon(before: string | null, after: string | null): (string | null)[] {
  const [old = [], fresh = []] = [before, after].map((list) => list?.split(', ') ?? [])
  const gone = old.filter((one) => !fresh.includes(one))
  const added = fresh.filter((one) => !old.includes(one))
  return gone.length + added.length === 0 ? [before, after] : [gone.join(', ') || null, added.join(', ') || null]
}

function PartWords({ part, text: { kind, locale }, titleOf }: TextProps & { part: ChangedPart }) {
  const toWords = useValues(titleOf)
  const [was, is] = part.format === 'articles' ? withoutCommon(part.before, part.after) : [part.before, part.after]
  const [before, after] = [was, is].map((value) => value && toWords(part, value, locale))
  const lang = part.format === undefined ? (locale ?? undefined) : undefined
  if (kind === 'added' || before === after)
    return (
      <dd>
        <span lang={lang}>{after}</span>
        {kind !== 'added' && <span className="hint"> (seule la mise en forme change)</span>}
      </dd>
    )
  // A value that was chosen is another as a whole.
  if (part.format !== undefined)
    return (
      <dd className="diff">
        {before && <DiffPiece kind="removed" text={before} />} {after && <DiffPiece kind="added" text={after} />}
      </dd>
    )
  return (
    <dd>
      <TextDiff before={before ?? ''} after={after ?? ''} lang={lang} />
    </dd>
  )
}
