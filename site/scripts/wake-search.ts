/**
 * Shows the search of the blog, and loads what answers it (`data-module`) when the field is first used, or asked for in
 * the address. A failure is said, and the next use tries again.
 */
const form = document.forms.namedItem('recherche')
const field = form?.elements.namedItem('q')

if (form && field instanceof HTMLInputElement) {
  const { module: address = '', failed = '' } = form.dataset
  const load = async () => {
    const { wakeSearch }: typeof import('../blog/search/wake-search.ts') = await import(/* @vite-ignore */ address)
    await wakeSearch(form)
  }
  let isAsked = false
  const wake = () => {
    if (isAsked) return
    isAsked = true
    load().catch(() => {
      isAsked = false
      const status = form.querySelector('[role=status]')
      if (status) status.textContent = failed
    })
  }
  form.hidden = false
  field.addEventListener('focus', wake)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    wake()
  })
  field.value = new URLSearchParams(location.search).get('q') ?? field.value
  if (field.value) wake()
}
