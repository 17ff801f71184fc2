import { useRef, useState } from 'react'
import { adminApi } from '../../contract/api/admin.ts'
import type { EnquiryAction, EnquiryActionAnswer } from '../../contract/api/admin-enquiries.ts'
import { type ConversationEntry, mostShown, type Person } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import looseThread from '../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { InlineSvg } from '../../site/shared/illustration/InlineSvg.tsx'
import { formatCount, formatPlural } from '../shared/admin-formats.ts'
import type { CallResult } from '../shared/client.ts'
import { EraseDialog } from '../shared/EraseDialog.tsx'
import { useAction } from '../shared/use-action.ts'
import { EnquiryEntry } from './EnquiryEntry.tsx'
import { toActionNotice } from './row-action.ts'
import { enquiryActionTexts, peopleTexts } from './texts.ts'

/** Of a long conversation as many messages are shown at once, the newest. */
const shownAtOnce = 5

type ConversationProps = {
  person: Person
  /** Id of the message whose answer is being written. */
  answering: string | undefined
  onAnswering: (id: string | undefined) => void
}

/** Every message of one address and what was answered, as one thread: the oldest first, the answer being written below its message. */
export function Conversation({ person, answering, onAnswering }: ConversationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [erasing, setErasing] = useState<ConversationEntry>()
  const { post } = useAction()
  const { enquiries } = person

  const act = async (enquiry: ConversationEntry, action: EnquiryAction): Promise<CallResult<unknown>> => {
    const { id, name: who } = enquiry
    const result = await post<EnquiryActionAnswer>(`${adminApi.enquiries}/${id}/${action}`, {
      say: (result) => toActionNotice({ action, result, who, texts: enquiryActionTexts.done }),
      isInDialog: action === 'erase',
    })
    if (result.kind !== 'ok') return result
    if (enquiry.id === answering && action !== 'resend') onAnswering(undefined)
    return result
  }
  // The address may name one enquiry.
  const named = location.hash.slice(1)
  const opened = (id: string) => id === named || id === answering
  const first = enquiries.findIndex(({ id }) => opened(id))
  const firstShown = Math.max(0, Math.min(enquiries.length - shownAtOnce, first === -1 ? enquiries.length : first))
  const toEntry = (enquiry: ConversationEntry) => (
    <EnquiryEntry
      key={enquiry.id}
      enquiry={enquiry}
      isOpen={opened(enquiry.id) || enquiry.hoursLeft !== null || enquiry === enquiries.at(-1)}
      isAnswering={enquiry.id === answering}
      onAnswering={(isOn) => onAnswering(isOn ? enquiry.id : undefined)}
      act={(action) => act(enquiry, action)}
      onErase={() => setErasing(enquiry)}
    />
  )
  return (
    <section className="conversation" aria-labelledby="conversation">
      <h2 id="conversation" ref={heading} tabIndex={-1}>
        {peopleTexts.conversation.heading}
      </h2>
      {enquiries.length === 0 && (
        <div className="card card--line no-rows">
          <InlineSvg svg={looseThread} />
          <p>{peopleTexts.conversation.none}</p>
        </div>
      )}
      {enquiries.length === mostShown && person.counts.enquiries > mostShown && (
        <p className="small">{fillText(peopleTexts.conversation.cut, { n: formatCount(mostShown) })}</p>
      )}
      {firstShown > 0 && (
        <details className="folded">
          <summary className="more">{formatPlural(peopleTexts.conversation.older, firstShown)}</summary>
          {enquiries.slice(0, firstShown).map(toEntry)}
        </details>
      )}
      {enquiries.slice(firstShown).map(toEntry)}
      {erasing && (
        <EraseDialog
          texts={enquiryActionTexts.eraseDialog}
          email={erasing.email}
          erase={() => act(erasing, 'erase')}
          onClose={() => {
            setErasing(undefined)
            if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </section>
  )
}
