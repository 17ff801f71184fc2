import {
  type MailName,
  type MailTemplate,
  type MailText,
  mailSlots,
  type SlotOf,
} from '../../contract/mail-template.ts'

type SlotsIn<Text extends string> = Text extends `${string}{{${infer Slot}}}${infer Rest}`
  ? Slot | SlotsIn<Rest>
  : never

/** The two ways to write a slot of a mail; a name that the mail does not have compiles with neither. */
export function slotsOf<Name extends MailName>(_mail: Name) {
  return {
    /** Where the server puts a value; `lines` keeps those of the value. */
    slot: (name: SlotOf<Name>, lines?: 'lines'): string => `{{${name}${lines ? '|lines' : ''}}}`,
    /** A sentence of our own with slots in it. */
    filled: <Text extends string>(text: [SlotsIn<Text>] extends [SlotOf<Name>] ? Text : never): string => text,
  }
}

const findSlots = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{(\w+)(?:\|lines)?\}\}/g)].map(([, name]) => name ?? ''))

/**
 * A template with the slots that the contract lists for this mail.
 * @throws if it has another one, or if its html or its text lacks one
 */
export function toTemplate<Name extends MailName>(mail: Name, text: MailText): MailTemplate<SlotOf<Name>> {
  const slots: readonly SlotOf<Name>[] = mailSlots[mail]
  const expected = new Set<string>(slots)
  for (const [part, found] of Object.entries({ html: findSlots(text.html), text: findSlots(text.text) })) {
    const wrong = [...found.symmetricDifference(expected)]
    if (wrong.length > 0) throw new Error(`the ${part} of the mail ${mail} and its list differ in: ${wrong.join(', ')}`)
  }
  const open = [...findSlots(text.subject).difference(expected)]
  if (open.length > 0) throw new Error(`the subject of the mail ${mail} has no slot: ${open.join(', ')}`)
  return { ...text, slots }
}
