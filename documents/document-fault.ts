/**
 * Why a document cannot be written with the words that it is given, which their writer can change. `place` leads
 * to the words that do not fit on their page, `excess` is what is too much of them, in points.
 */
export type DocumentFault =
  | { kind: 'full'; place: readonly (string | number)[]; excess?: number }
  | { kind: 'characters'; characters: readonly string[] }

/** A document cannot be written, and its words are the reason. */
export class DocumentFaultError extends Error {
  readonly fault: DocumentFault

  constructor(message: string, fault: DocumentFault) {
    super(message)
    this.name = 'DocumentFaultError'
    this.fault = fault
  }
}

/** What is wrong with the words, if they are the reason of an error. */
export function findDocumentFault(error: unknown): DocumentFault | undefined {
  return error instanceof DocumentFaultError ? error.fault : undefined
}
