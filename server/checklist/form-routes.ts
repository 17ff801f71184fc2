import type { FastifyInstance } from 'fastify'
import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import { checklistSubmission } from '../../contract/forms/checklist.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { toChecklistNotice } from '../../site/forms/checklist-notices.ts'
import { renderChecklistForm } from '../../site/forms/render-checklist-form.tsx'
import { type DoorDeps, registerForm } from '../forms/form-doors.ts'
import { type SignUpDeps, signUp } from './sign-up.ts'

/** The checklist form, in its three languages. */
export function registerChecklistForms(app: FastifyInstance, deps: SignUpDeps & DoorDeps): void {
  registerForm(app, deps, {
    page: 'checklist',
    api: api.checklist,
    schema: checklistSubmission,
    fields: { email: 1_000 },
    toDetail: (locale, _field, code) => words[locale].checklistForm.errors.email[code],
    toSummary: (locale) => words[locale].checklistForm.errorSummary,
    toNotice: (locale, outcome) => toChecklistNotice(outcome, words[locale].checklistForm, settings.email),
    render: renderChecklistForm,
    store: (submission, client) => signUp(deps, submission, client),
    toSentAddress: (locale) => pathOf('thanks', locale),
  })
}
