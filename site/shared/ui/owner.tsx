import type { ReactNode } from 'react'
import type { Owner } from '../../../contract/content/settings.ts'
import type { Locale } from '../../../contract/locales.ts'
import { ServedPicture } from '../pictures/ServedPicture.tsx'
import { useContent, useLocale } from '../use-content.tsx'
import { TitledRows } from './lists.tsx'

type OwnerLineProps = {
  owner: Owner
  /** With the portrait, small, where it does not stand large beside. */
  hasPortrait?: boolean
  /** The name, as a link where something more is to be read. */
  children: ReactNode
}

/** Who speaks: the name, and one line about them. */
export function OwnerLine({ owner: { portrait, biography }, hasPortrait, children }: OwnerLineProps) {
  const locale = useLocale()
  return (
    <p className="owner-line small">
      {hasPortrait && portrait && <ServedPicture picture={portrait.picture} description="" sizes="3.5rem" />}
      <span>
        <b>{children}</b>
        {biography?.[locale]}
      </span>
    </p>
  )
}

/** A telephone number that can be dialled and never breaks at the end of a line. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}

const told = ['base', 'languages', 'insurance', 'absence'] as const

/** What a buyer looks for in the one they would buy from, line by line; what the owner has not said is not there. */
export function PersonFacts({ hasPhone = false }: { hasPhone?: boolean }) {
  const locale = useLocale()
  const { owner, messages } = useContent()
  const labels = messages[locale].site.person
  const rows = told.flatMap((key) => {
    const text = owner[key]?.[locale]
    return text === undefined ? [] : [{ title: labels[key], text }]
  })
  const phone = hasPhone ? owner.phone : undefined
  if (rows.length === 0 && phone === undefined) return null
  return (
    <dl className="brief label">
      <TitledRows items={rows} />
      {phone !== undefined && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Who answers, beside a form or an order: face, name and what a buyer looks for. Nothing while there is no name. */
export function PersonCard({ hasPhone = true }: { hasPhone?: boolean }) {
  const locale = useLocale()
  const { owner, messages } = useContent()
  if (owner.name === undefined) return null
  return (
    <section className="person-card" aria-label={messages[locale].site.person.answers}>
      <p className="label muted">{messages[locale].site.person.answers}</p>
      <OwnerLine owner={owner} hasPortrait>
        {owner.name}
      </OwnerLine>
      <PersonFacts hasPhone={hasPhone} />
    </section>
  )
}

/** What the owner did before, station by station, the newest first. */
export function Career({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className="career">
      {stations.map(({ years, where, what }) => (
        <li key={years + where}>
          <p className="label">{years}</p>
          <div>
            <h3>{where}</h3>
            <p>{what}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type Station = { years: string; where: string; what: string }

/** The stations that are told in a language. */
export const careerIn = ({ career = [] }: Owner, locale: Locale): Station[] =>
  career.flatMap(({ years, where: { [locale]: where }, what: { [locale]: what } }) =>
    where === undefined || what === undefined ? [] : [{ years, where, what }],
  )
