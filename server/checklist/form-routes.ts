import type { FastifyInstance } from 'fastify'
import { checklistSubmission } from '../../contract/forms/checklist.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { type FormDeps, registerForm } from '../forms/form-routes.ts'
import { signUp } from './sign-up.ts'

/** The checklist form, in every language. */
export function registerChecklistForms(app: FastifyInstance, deps: FormDeps): void {
  registerForm(app, deps, {
    page: 'checklist',
    api: api.checklist,
    schema: checklistSubmission,
    fields: ['email'],
    toDetail: ({ checklistForm }, _field, code) => checklistForm.errors.email[code],
    store: signUp,
    toSentAddress: (locale) => pathOf('thanks', locale),
  })
}
