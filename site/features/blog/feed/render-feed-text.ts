import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { blogPath } from '../../../../contract/blog-routes.ts'
import { type Article, toPlainName } from '../../../../contract/content/article.ts'
import type { Content } from '../../../../contract/content/content.ts'
import { languages } from '../../../../contract/locales.ts'
import type { RendererSetup } from '../../../../contract/renderer.ts'
import { picturePath } from '../../../shared/pictures/ServedPicture.tsx'
import { callId, isHidden, otherLanguageOf, sourceId } from '../article/ArticleBody.tsx'

const h = (tagName: string, properties: Element['properties'], ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})

/** The whole text of an article as HTML that stands by itself: addresses in full, no classes, nothing hidden. */
export function renderFeedText(article: Article, content: Content, { siteUrl }: RendererSetup): string {
  const { body, category, locale } = article
  const words = content.blogs[locale].article
  const page = new URL(blogPath(article), siteUrl).href
  const place = (id: string) => `${page}#${id}`

  function toPlain(node: ElementContent): ElementContent[] {
    if (node.type !== 'element') return [node]
    const { tagName, properties } = node
    const children = node.children.flatMap(toPlain)
    switch (tagName) {
      case 'a': {
        const { href } = properties
        if (typeof href !== 'string' || isHidden(href, content)) return children
        if (/^https?:/.test(href)) return [h('a', { href }, h('span', {}, ...children))]
        return [h('a', { href: new URL(href, page).href, hrefLang: otherLanguageOf(href, locale) }, ...children)]
      }
      case 'sup': {
        const [number, call] = [Number(properties.number), Number(properties.call)]
        return [h('sup', {}, h('a', { href: place(sourceId(number)), id: callId(number, call) }, `${number}`))]
      }
      case 'dt': {
        const [open, close] = languages[locale].quotationMarks
        return [h('dt', {}, ...children, ' ', h('span', {}, `${words.saidAs} ${open}${properties.say}${close}`))]
      }
      case 'section':
        return [h('section', {}, ...children)]
      case 'img': {
        const picture = body.pictures.find(({ path }) => path === properties.src)
        if (!picture) return []
        const { width, height } = picture
        const src = new URL(picturePath(picture, width, 'webp'), siteUrl).href
        return [h('img', { src, width, height, alt: properties.alt }, ...children)]
      }
      default:
        return [h(toPlainName(tagName), properties, ...children)]
    }
  }

  const caveat = words.caveats[category]
  const sources = body.sources.map(({ number, calls, children }) => {
    const back = Array.from({ length: calls }, (_, index) => [
      ' ',
      h('a', { href: place(callId(number, index + 1)) }, index === 0 ? words.backToText : `${index + 1}`),
    ])
    return h('li', { id: sourceId(number) }, ...children.flatMap(toPlain), ...back.flat())
  })
  const text = h(
    'div',
    {},
    ...body.tree.children.flatMap(toPlain),
    ...(caveat === undefined ? [] : [h('p', {}, caveat)]),
    ...(sources.length > 0
      ? [h('section', {}, h('h2', { id: 'sources' }, words.sources), h('ol', {}, ...sources))]
      : []),
  )
  return toHtml(text, {
    closeSelfClosing: true,
    tightSelfClosing: true,
    characterReferences: { useNamedReferences: true },
  })
}
