import type { Content } from '../../../contract/content/content.ts'
import type { LegalSourceBlock, LegalWords } from '../../../contract/content/legal.ts'
import type { Locale } from '../../../contract/locales.ts'
import { listRetained } from '../../../contract/privacy/list-retained.ts'
import { contactFacts, hostFacts, publisherFacts } from './identity.ts'
import type { LegalBlock, LegalSection } from './legal-blocks.ts'

type LegalContent = Pick<Content, 'settings' | 'pages' | 'messages'>

/** A part of a section with what it only names: the owner's identity, what is kept, who handles it. */
function toBlocks(block: LegalSourceBlock, content: LegalContent, locale: Locale): LegalBlock[] {
  if (typeof block === 'string') return [block]
  switch (block.kind) {
    case 'contact':
      return [{ kind: 'facts', facts: contactFacts(content, locale) }]
    case 'publisher':
      return [{ kind: 'facts', facts: publisherFacts(content, locale) }]
    case 'host':
      return [{ kind: 'facts', facts: hostFacts(content, locale) }]
    case 'retention': {
      const { caption, columns } = block
      const rows = listRetained(
        content.pages.legalFrame[locale].retention,
        content.messages[locale].contactForm,
        locale,
      ).map(({ name, data, purpose, basis, period }) => ({
        name,
        detail: data,
        cells: [purpose, basis, period],
      }))
      return [{ kind: 'table', caption, columns, rows }]
    }
    case 'processors': {
      const { caption, columns, allInEu, outsideEu } = block
      const used = content.settings.processors.filter(({ isUsed }) => isUsed)
      const rows = used.map(({ name, task, place }) => ({ name, cells: [task[locale], place[locale]] }))
      return [{ kind: 'table', caption, columns, rows }, used.every(({ isInEu }) => isInEu) ? allInEu : outsideEu]
    }
    default:
      return [block]
  }
}

/** The sections of a legal page as they are drawn. */
export function toLegalSections(
  content: LegalContent,
  sections: LegalWords['sections'],
  locale: Locale,
): LegalSection[] {
  return sections.map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: blocks.flatMap((block) => toBlocks(block, content, locale)),
  }))
}
