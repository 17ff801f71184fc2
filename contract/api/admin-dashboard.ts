import type { ContactSubject } from '../forms/contact.ts'

/** What the owner is warned of. */
export const problemCodes = [
  'mailsInFiles',
  'mailsWait',
  'loginRefused',
  'signInsFail',
  'diskLow',
  'backupOld',
  'backupFails',
  'publishFailed',
  'jobsFail',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Mails whose end matters to a person: those to them, and the one that tells the owner of their message. */
export const unsentKinds = ['checklist', 'enquiry', 'enquiry-acknowledgement', 'answer', 'data-link'] as const

/** The most of each kind that are named. */
export const mostNamed = 5

/** What waits for the owner. Every `personId` leads to a person's page. Counts end at `mostCounted`. */
export type Today = {
  /** The longest waiting first. */
  toAnswer: {
    count: number
    enquiries: {
      id: string
      personId: string
      name: string
      subject: ContactSubject
      receivedAt: string
      hoursLeft: number
    }[]
  }
  quarantined: { enquiries: number; leads: number }
  /** Mails of the last 30 days that were given up or may not have arrived, and that no later one has replaced; newest first. */
  unsent: {
    count: number
    mails: {
      personId: string
      kind: (typeof unsentKinds)[number]
      recipient: string
      state: 'gave-up' | 'uncertain'
      endedAt: string
    }[]
  }
  /** As the last look at the server found them, each with its sentence. */
  problems: { code: ProblemCode; text: string }[]
  /** Points that keep the site from being ready to go online (`admin-launch.ts`). */
  notReady: number
  /** What came since the last visit, newest first. */
  fresh: {
    signUps: number
    enquiries: number
    people: { personId: string; kind: 'signUp' | 'enquiry'; who: string; at: string }[]
  }
}
