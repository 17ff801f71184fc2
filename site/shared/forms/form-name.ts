/** Which form an island is; `wake-form.tsx` knows them. */
export type FormName = 'checklist' | 'contact'
