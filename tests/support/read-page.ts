import { type ConfigData, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'
import { unescapeMarkup } from '../../contract/text.ts'

let parsed: HtmlElement | undefined

/** Hands over the document of a page that is looked through: to parse all of them once more takes seconds. */
class Handover extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      parsed = document.root
    })
  }
}

const toValidator = (config: ConfigData) => {
  const rules = { handover: 'error', ...config.rules } as const
  return new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      plugins: [{ name: 'read-page', rules: { handover: Handover } }],
      ...config,
      rules,
    }),
  )
}
const parser = toValidator({ extends: [] })
const validator = toValidator({
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    // React writes names as in its properties (hrefLang); names of attributes have no case in HTML.
    'attr-case': 'off',
    // Matters of taste, in which React has its own: required="", <img/>.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The titles of indexed pages are measured apart; that of an answered form says first what to do.
    'long-title': 'off',
    // A text field is what an input is without a type.
    'no-implicit-input-type': 'off',
  },
})

/** Parses a page by the rules of HTML, and looks for what they do not allow, with the place of each. */
function parse(html: string, by: HtmlValidate): { document: HtmlElement; mistakes: string[] } {
  const mistakes = by
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    )
  const document = parsed
  parsed = undefined
  if (!document) throw new Error(`html-validate read no document: ${mistakes[0]}`)
  return { document, mistakes }
}

/** What is read of an element. */
export const textOf = (element: HtmlElement | null | undefined): string => unescapeMarkup(element?.textContent ?? '')

/** Value of an attribute, decoded; an empty text if it is not there. */
export const attribute = (element: HtmlElement | null | undefined, name: string): string =>
  unescapeMarkup(element?.getAttributeValue(name) ?? '')

/** Addresses of the links within an element. */
export const linksOf = (element: HtmlElement): string[] =>
  element.querySelectorAll('a[href]').map((link) => attribute(link, 'href'))

export type GraphNode = { '@type': string; '@id'?: string; [property: string]: unknown }

/** Every node of a graph, those within others included; a mere reference (`@id` alone) is none. */
function listNodes(value: unknown): GraphNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listNodes)
  return '@type' in value ? [value as GraphNode, ...inner] : inner
}

/** A page as it is read by people and by machines, parsed where it is needed: a hundred pages take longer than most files. */
export function readPage(html: string) {
  let document: HtmlElement | undefined
  const toDocument = () => {
    document ??= parse(html, parser).document
    return document
  }
  const all = (selector: string) => toDocument().querySelectorAll(selector)
  const texts = (selector: string) => all(selector).map(textOf)
  const values = (selector: string, name: string) => all(selector).map((element) => attribute(element, name))
  return {
    html,
    all,
    texts,
    values,
    /** Addresses of the links within what is selected. */
    links: (selector: string) => all(selector).flatMap(linksOf),
    /** What the page says under a name in its head. */
    meta: (name: string) =>
      [...values(`meta[property="${name}"]`, 'content'), ...values(`meta[name="${name}"]`, 'content')][0] ?? '',
    get document() {
      return toDocument()
    },
    /** What HTML does not allow. */
    findMistakes: () => {
      const read = parse(html, validator)
      document = read.document
      return read.mistakes
    },
    get title() {
      return texts('title')[0] ?? ''
    },
    get heading() {
      return texts('h1')[0] ?? ''
    },
    /** All that is read in its main part, with plain spaces. */
    get text() {
      return texts('main').join(' ').replace(/\s+/g, ' ')
    },
    get canonical() {
      return values('link[rel="canonical"]', 'href')
    },
    /** Languages and addresses; the feed is no other language. */
    get alternates() {
      const links = all('link[rel="alternate"]').filter((link) => link.hasAttribute('hreflang'))
      return links.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')])
    },
    /** What machines read. */
    get graph(): GraphNode[] {
      const [block] = all('script[type="application/ld+json"]')
      return JSON.parse(block?.textContent ?? '{}')['@graph'] ?? []
    },
    get nodes() {
      return listNodes(this.graph)
    },
  }
}

export type ReadPage = ReturnType<typeof readPage>
