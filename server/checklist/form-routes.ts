import type { FastifyInstance } from 'fastify'
import { checklistSubmission } from '../../contract/forms/checklist.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { type FormRouteDeps, registerForm } from '../forms/form-routes.ts'
import { type SignUpDeps, signUp } from './sign-up.ts'

/** The checklist form, in its three languages. */
export function registerChecklistForms(app: FastifyInstance, deps: SignUpDeps & FormRouteDeps): void {
  registerForm(app, deps, {
    page: 'checklist',
    api: api.checklist,
    schema: checklistSubmission,
    fields: { email: 1_000 },
    toDetail: ({ checklistForm }, _field, code) => checklistForm.errors.email[code],
    store: (submission, client) => signUp(deps, submission, client),
    toSentAddress: (locale) => pathOf('thanks', locale),
  })
}
