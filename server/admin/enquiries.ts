import type { FastifyInstance } from 'fastify'
import { adminApi, type MailProgress } from '../../contract/api/admin.ts'
import {
  type AnswerForm,
  answerDraft,
  answerMax,
  answerSubjectMax,
  type EnquiryAction,
  type EnquiryActionAnswer,
  type EnquiryRow,
  type EnquirySelectionAction,
  enquiryFilter,
  type SavedDraft,
  sentAnswer,
} from '../../contract/api/admin-people.ts'
import type { AuditAction } from '../../contract/api/audit.ts'
import type { Content } from '../../contract/content/content.ts'
import { type ContactField, contactFields, toShownAnswer } from '../../contract/forms/contact.ts'
import { frenchNames } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import {
  type DraftDeps,
  getAnswerForm,
  previewAnswer,
  saveAnswerDraft,
  sendAnswer,
  takeBackAnswer,
} from '../contact/answers.ts'
import { queueEnquiry, releaseEnquiry } from '../contact/enquiries.ts'
import type { Database } from '../db/database.ts'
import type { Enquiries } from '../db/tables.ts'
import { readJson } from '../http/request-body.ts'
import { RequestError } from '../http/request-error.ts'
import type { MailingDeps } from '../mail/sender.ts'
import type { Eraser } from '../people/erasing.ts'
import { followAnswers } from '../people/people.ts'
import { hour, type Instant, instantOf } from '../runtime/clock.ts'
import { addWorkingHours } from '../runtime/paris-days.ts'
import { audited, unaudited } from './admin-guard.ts'
import { type CsvSheet, toDateCell } from './csv.ts'
import { readRowId, registerList, type TreatedTogether } from './list-routes.ts'
import { enquiryList, type Listed, toListRow } from './lists.ts'

type EnquiryRoutesDeps = MailingDeps & { eraser: Pick<Eraser, 'eraseEnquiry'> }

/** What is shown of the contact form's messages, and done with them; who may call stands in `guardAdmin`. */
export function registerEnquiryRoutes(app: FastifyInstance, deps: EnquiryRoutesDeps): void {
  registerList(app, deps, {
    path: adminApi.enquiries,
    list: enquiryList,
    filter: enquiryFilter,
    toRow: (row, mail) => toEnquiryRow(row, mail, deps.mail.getContent(), instantOf(deps.clock)),
    file: enquiryFile,
    actions: {
      release: 'enquiry-released',
      answered: 'enquiry-answered',
      unanswered: 'enquiry-unanswered',
      erase: 'enquiry-erased',
    } satisfies Record<EnquiryAction, AuditAction>,
    selection: {
      release: { audit: 'enquiries-released', states: ['quarantined'] },
      answered: { audit: 'enquiries-answered', states: ['toAnswer'] },
      erase: { audit: 'enquiries-erased', states: [] },
    } satisfies Record<EnquirySelectionAction, TreatedTogether>,
    act: (action, id, deadline) => actOnEnquiry(deps, action, id, deadline),
  })
}

/**
 * Does what the owner asks with one enquiry.
 * @param deadline until when the answer waits for the mail (`performance.now`)
 * @throws `notFound` if it is gone
 */
async function actOnEnquiry(
  deps: EnquiryRoutesDeps,
  action: EnquiryAction,
  id: string,
  deadline?: number,
): Promise<EnquiryActionAnswer> {
  const { database, eraser, clock, sender } = deps
  switch (action) {
    case 'erase':
      if (!(await eraser.eraseEnquiry(id))) throw new RequestError('notFound')
      return { erased: true }
    case 'answered':
    case 'unanswered':
      return { answeredAt: await setAnswered(database, id, action === 'answered' ? instantOf(clock) : null) }
    case 'release': {
      const dispatch = await database.write(async (transaction) => {
        const enquiry = await releaseEnquiry(transaction, id)
        if (!enquiry) throw new RequestError('notFound')
        return queueEnquiry(transaction, deps, enquiry)
      })
      return sender.deliver(dispatch, deadline)
    }
  }
}

/**
 * Stores when the owner answered, or with `null` that an answer is still due; the first moment stays.
 * @returns the moment that is stored now
 */
async function setAnswered({ write }: Database, id: string, at: string | null): Promise<string | null> {
  return write(async (transaction) => {
    const row = await transaction
      .updateTable('enquiries')
      .set(({ fn, ref, val }) => ({ answered_at: at === null ? null : fn.coalesce(ref('answered_at'), val(at)) }))
      .where('id', '=', id)
      .returning(['answered_at', 'person_id'])
      .executeTakeFirst()
    if (!row) throw new RequestError('notFound')
    await followAnswers(transaction, row.person_id)
    return row.answered_at
  })
}

/** What is left of the time for an answer that the content promises, see `EnquiryRow`. */
export const toHoursLeft = ({ offers }: Content, receivedAt: Instant, now: Instant): number =>
  Math.floor((addWorkingHours(Date.parse(receivedAt), offers.claims.consultation.replyHours) - Date.parse(now)) / hour)

/** An enquiry as the administrator sees it; the stage is that of its writer. */
export const toEnquiryRow = (
  enquiry: Omit<Listed<'enquiries'>, 'confirmed_at'>,
  mail: MailProgress,
  content: Content,
  now: Instant,
): EnquiryRow => ({
  ...toListRow(enquiry, mail),
  ...(perKey(contactFields, (field) => enquiry[field]) as Pick<Enquiries, (typeof contactFields)[number]>),
  page: enquiry.page,
  receivedAt: enquiry.received_at,
  answeredAt: enquiry.answered_at,
  hoursLeft: (enquiry.answered_at ?? enquiry.quarantined_at) ? null : toHoursLeft(content, enquiry.received_at, now),
})

/** Answers whose columns stand before the page, under names of their own; every other one follows it, under its label. */
const firstColumns = { name: 'Nom', email: 'Email', subject: 'Sujet', message: 'Message' }
const firstFields = Object.keys(firstColumns) as (keyof typeof firstColumns)[]
const otherFields = contactFields.filter((field) => !(field in firstColumns))

/** Enquiries as a file, each with its whole message and when it was answered. */
const enquiryFile = {
  path: adminApi.enquiriesCsv,
  name: 'demandes-de-contact',
  audit: 'enquiries-exported',
  toSheet: ({ messages }: Content): CsvSheet<Listed<'enquiries'>> => {
    const { contactForm } = messages.fr
    return {
      heading: [
        'Reçue le',
        ...Object.values(firstColumns),
        'Langue',
        'Page',
        ...otherFields.map((field) => contactForm[field].label),
        'Répondue le',
      ],
      toCells: (row) => {
        const toCell = (field: ContactField) => toShownAnswer(contactForm, field, row[field]) || 'N/A'
        return [
          toDateCell(row.received_at),
          ...firstFields.map(toCell),
          frenchNames[row.locale],
          row.page,
          ...otherFields.map(toCell),
          row.answered_at === null ? 'N/A' : toDateCell(row.answered_at),
        ]
      },
    }
  },
} as const

/** Answers are longer than forms: JSON takes up to six bytes for each unit of text. */
const bodyLimit = 6 * (answerMax + answerSubjectMax) + 1_000

/** A mail styles each of its elements, and is shown in a frame of the administrator's page; nothing in it runs or loads. */
const mailPreviewHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

/** How the owner answers an enquiry; who may call stands in `guardAdmin`. */
export function registerAnswerRoutes(app: FastifyInstance, deps: MailingDeps & DraftDeps): void {
  const address = `${adminApi.enquiries}/:id/answer`
  app.get(address, (request): Promise<AnswerForm> => getAnswerForm(deps, readRowId(request)))
  app.put(
    address,
    { bodyLimit, ...unaudited },
    (request): Promise<SavedDraft> => saveAnswerDraft(deps, readRowId(request), readJson(request, answerDraft)),
  )
  app.post(
    address,
    { bodyLimit, ...audited('answer-sent') },
    (request): Promise<{ stored: true }> => sendAnswer(deps, readRowId(request), readJson(request, sentAnswer)),
  )
  app.get(`${address}/preview`, async (request, reply) => {
    const html = await previewAnswer(deps, readRowId(request))
    return reply.type('text/html; charset=utf-8').headers(mailPreviewHeaders).send(html)
  })
  app.post(
    `${adminApi.enquiries}/:id/answers/:answerId/take-back`,
    audited('answer-taken-back'),
    (request): Promise<{ takenBack: true }> => takeBackAnswer(deps, readRowId(request), readRowId(request, 'answerId')),
  )
}
