import type { Content } from '../../../contract/content/content.ts'
import type { LegalSourceBlock, LegalWords } from '../../../contract/content/legal.ts'
import type { Locale } from '../../../contract/locales.ts'
import { listRetained } from '../../../contract/privacy/list-retained.ts'
import type { LegalBlock, LegalFact, LegalSection } from './legal-blocks.ts'

type IdentityContent = Pick<Content, 'settings' | 'pages'>

/** Name, address and ways to reach the publisher of the site. */
function contactFacts({ settings, pages }: IdentityContent, locale: Locale): LegalFact[] {
  const { owner, email, publisher } = settings
  const label = pages.legalFrame[locale].identity
  return [
    { name: label.name, lines: [owner.name] },
    { name: label.address, lines: [...publisher.address, publisher.country[locale]] },
    { name: label.phone, lines: [{ label: publisher.phone, phone: publisher.phone }] },
    { name: label.email, lines: [{ label: email, email }] },
  ]
}

/** The same with legal form, register and tax number. */
function publisherFacts(content: IdentityContent, locale: Locale): LegalFact[] {
  const { publisher } = content.settings
  const label = content.pages.legalFrame[locale].identity
  return [
    ...contactFacts(content, locale),
    { name: label.legalForm, lines: [publisher.legalForm[locale]] },
    { name: label.siret, lines: [publisher.siret] },
    { name: label.vatId, lines: [publisher.vatId] },
  ]
}

/** Where the site stands: the host of its pages and its database. */
function hostFacts({ settings: { host }, pages }: IdentityContent, locale: Locale): LegalFact[] {
  const label = pages.legalFrame[locale].identity
  return [
    { name: label.name, lines: [host.name] },
    { name: label.address, lines: [...host.address, host.country[locale]] },
    { name: label.phone, lines: [{ label: host.phone, phone: host.phone }] },
    { name: label.website, lines: [{ label: new URL(host.website).host, address: host.website }] },
  ]
}

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
