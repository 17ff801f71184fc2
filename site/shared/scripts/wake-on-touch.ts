/*
 * A form sleeps until it is touched: what brings it to life is loaded at the first focus, pointer or key. Until that
 * has arrived a submit is the plain POST of the form itself, so nothing is ever lost in between. If it never arrives,
 * the notice that stands ready for that is shown, and the plain form goes on.
 */

const { module } = document.currentScript?.dataset ?? {}
const island = document.querySelector<HTMLElement>('[data-island]')

if (island && module) {
  island.addEventListener('formdata', ({ formData }) => formData.set('via', via.slice(4)))
  let isAsleep = true
  const wake = () => {
    if (!isAsleep) return
    isAsleep = false
    import(module)
      .then(({ wakeForm }: { wakeForm: (island: HTMLElement) => void }) => wakeForm(island))
      .catch(() => {
        const init = document.querySelector<HTMLTemplateElement>('[data-init]')
        if (init) island.querySelector('[role=alert]')?.append(init.content)
      })
  }
  // A finger and a pen are over it before they press, and a key is pressed where the focus is.
  for (const touch of ['focusin', 'pointerover']) island.addEventListener(touch, wake)
  // A field restored with the focus already in it (back, reload) has missed its focusin.
  if (island.contains(document.activeElement)) wake()
}
