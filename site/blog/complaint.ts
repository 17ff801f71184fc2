/** What is wrong with a text of the content, said to the person who wrote it: file, place, remedy. */
export class ComplaintError extends Error {
  /** One sentence each, the file first. */
  readonly complaints: readonly string[]

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'))
    this.name = 'Contenu à corriger'
    this.complaints = complaints
  }
}
