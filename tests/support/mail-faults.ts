/** The fields that a mail of ours may have, each at most once. */
const ownFields = [
  ...['date', 'from', 'to', 'reply-to', 'message-id', 'in-reply-to', 'references', 'subject'],
  ...['mime-version', 'content-type', 'auto-submitted', 'x-auto-response-suppress'],
]
const always = ['date', 'from', 'to', 'message-id', 'subject', 'mime-version', 'content-type']

const atoms = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const messageId = new RegExp(`^<${atoms}@${atoms}>$`)
const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/

/**
 * What is wrong with a mail as it went over the line: what RFC 5322 forbids (2.1.1 lines, 2.2 fields, 3.3 date, 3.6
 * each once, 3.6.4 ids), letters beyond ASCII, and fields that are none of ours.
 */
export function findMailFaults(raw: string): string[] {
  const faults: string[] = []
  const lines = raw.split('\r\n')
  if (lines.some((line) => /[\r\n]/.test(line))) faults.push('a line end that is none')
  if (lines.some((line) => line.length > 998)) faults.push('a line of more than 998 characters')
  if (/[^\x20-\x7e\t\r\n]/.test(raw)) faults.push('a character that is not of printable ASCII')

  const head = lines.slice(0, lines.indexOf(''))
  if (head.some((line) => line.trim() === '')) faults.push('a folded line without anything')
  for (const line of head)
    if (line.length > 78 && /\S\s\S/.test(line)) faults.push(`a header that is not folded: ${line}`)
  const unfolded = head.join('\r\n').replace(/\r\n(?=[ \t])/g, '')
  const fields = unfolded.split('\r\n').map((line): [string, string] => {
    const [, name = '', value = ''] = /^([\w-]+): *(.*)$/.exec(line) ?? []
    return [name.toLowerCase(), value]
  })
  const names = fields.map(([name]) => name)
  for (const name of names) if (!ownFields.includes(name)) faults.push(`the field "${name}"`)
  for (const name of ownFields) {
    const count = names.filter((one) => one === name).length
    if (count > 1 || (count === 0 && always.includes(name))) faults.push(`${count} fields "${name}"`)
  }
  const fieldOf = (wanted: string) => fields.find(([name]) => name === wanted)?.[1]
  const idsOf = (name: string) => fieldOf(name)?.split(/[ \t]+/) ?? []
  const [replied, references] = [idsOf('in-reply-to'), idsOf('references')]
  for (const id of [...idsOf('message-id'), ...replied, ...references])
    if (!messageId.test(id)) faults.push(`the id ${id}`)
  if (replied.length > 1 || replied[0] !== references.at(-1))
    faults.push('a thread that does not end with what is answered')
  if (new Set([...references, ...idsOf('message-id')]).size !== references.length + 1) faults.push('an id twice')
  if (!date.test(fieldOf('date') ?? '')) faults.push(`the date ${fieldOf('date')}`)
  return faults
}
