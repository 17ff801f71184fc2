import type { ReactNode } from 'react'
import type { PageWords } from '../../../contract/content/pages.ts'
import { Icon, type IconName } from '../../shared/illustration/Icon.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { HyphenList } from '../../shared/ui/HyphenList.tsx'
import { PhoneLink } from '../../shared/ui/PhoneLink.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'

function Channel({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{name}</b> {children}
      </span>
    </li>
  )
}

/** Beside the form: what the free consultation holds, and the other ways to reach the owner. */
export function ContactPanel({ words }: { words: PageWords['contact']['panel'] }) {
  const { settings, owner } = useContent()
  return (
    <section className="contact-panel" aria-labelledby="consultation">
      <h2 id="consultation">{words.title}</h2>
      <p>
        <RichText text={words.pitch} />
      </p>
      <HyphenList items={words.takeaways} />
      <p className="contact-panel-urgent label">
        <Icon name="clock" />
        <span>
          <RichText text={words.urgency} />
        </span>
      </p>
      <h3>{words.channelsTitle}</h3>
      <ul className="contact-panel-channels label">
        <Channel icon="mail" name={words.email.name}>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </Channel>
        {owner.phone !== undefined && (
          <Channel icon="phone" name={words.phone.name}>
            <PhoneLink phone={owner.phone} />
          </Channel>
        )}
        <Channel icon="calendar" name={words.calendar.name}>
          <ExternalLink href={settings.booking.contact}>{words.calendar.action}</ExternalLink>
        </Channel>
        <Channel icon="people" name={words.network.name}>
          <ExternalLink href={settings.social}>{words.network.action}</ExternalLink>
        </Channel>
      </ul>
    </section>
  )
}
