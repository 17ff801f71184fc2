export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form that a person fills with a text or a choice, in their order; boxes are none of them. */
export const controlsOf = (form: Element) =>
  form.querySelectorAll<Control>('input:not([type=checkbox], [type=hidden]), select, textarea')

/** Empties a form, also of what the server had written into it when it answered a plain post. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  for (const control of controlsOf(form)) control.value = ''
}
