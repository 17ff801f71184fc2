/**
 * Shows the search of the blog, and loads what answers it (`data-module`) when the field is used, or asked for in the
 * address. A failure is said, and the next use tries again, under another address of the same file: a browser keeps a
 * module that did not arrive. Printed right after the form.
 */
const { recherche: form } = document.forms as unknown as { recherche: HTMLFormElement }
let { module, failed } = form.dataset as { module: string; failed: string }

const wake = () =>
  import(/* @vite-ignore */ module)
    .then((search: typeof import('./wake-search.ts')) => search.wakeSearch(form))
    .catch(() => {
      module += '#'
      form.lastElementChild?.replaceChildren(failed)
    })

form.hidden = false
form.q.onfocus = wake
form.onsubmit = () => {
  wake()
  return false
}
if (/\bq=/.test(document.URL)) wake()
