/**
 * Shows the search of the blog, and loads what answers it (`data-module`) when the field is first used, or asked for in
 * the address. A failure is said, and the next use tries again.
 */
const form = document.forms.namedItem('recherche')
const field = form?.querySelector('input')

if (form && field) {
  const { module = '', failed = '' } = form.dataset
  // biome-ignore lint/correctness/noUnusedVariables: what stands there is not begun again
  let waking: Promise<void> | undefined
  const load = async () => {
    const { wakeSearch }: typeof import('./wake-search.ts') = await import(/* @vite-ignore */ module)
    await wakeSearch(form)
  }
  const wake = () => {
    waking ??= load().catch(() => {
      waking = undefined
      form.lastElementChild?.replaceChildren(failed)
    })
  }
  form.hidden = false
  field.onfocus = wake
  form.onsubmit = (event) => {
    event.preventDefault()
    wake()
  }
  field.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (field.value) wake()
}
