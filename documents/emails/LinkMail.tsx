import { AddressToCopy } from './AddressToCopy.tsx'
import { MailButton } from './MailButton.tsx'
import type { Messages } from './mail-content.tsx'
import { VisitorMail } from './VisitorMail.tsx'

type LinkMailProps = {
  mail: Messages['checklistMail']
  /** The slot of the address, `{{name}}`. */
  address: string
}

/** A mail to a visitor that leads to one page: a button, and the same address to copy. Nothing else, and no advertising. */
export function LinkMail({ mail, address }: LinkMailProps) {
  return (
    <VisitorMail mail={mail}>
      <div data-skip-in-text="true">
        <MailButton href={address}>{mail.button}</MailButton>
      </div>
      <AddressToCopy label={mail.afterButton} address={address} />
    </VisitorMail>
  )
}
