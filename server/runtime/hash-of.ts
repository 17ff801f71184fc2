import { hash } from 'node:crypto'

/** What a body is known by (SHA-256). */
export const hashOf = (body: Buffer | string): string => hash('sha256', body)
