/*
 * A form sleeps until it is touched: what brings it to life is loaded at the first focus, pointer or key. Until that
 * has arrived a submit is the plain POST of the form itself, so nothing is ever lost in between.
 */

const { module } = document.currentScript?.dataset ?? {}
const island = document.querySelector<HTMLElement>('[data-island]')
const touches = ['focusin', 'pointerover', 'pointerdown', 'keydown']

if (island && module) {
  const wake = async () => {
    for (const touch of touches) island.removeEventListener(touch, wake)
    const { wakeForm }: { wakeForm: (island: HTMLElement) => void } = await import(module)
    wakeForm(island)
  }
  for (const touch of touches) island.addEventListener(touch, wake, { passive: true })
  // A field restored with the focus already in it (back, reload) has missed its focusin.
  if (island.contains(document.activeElement)) void wake()
}
