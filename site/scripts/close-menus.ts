/** Menus close when a link is followed, when focus moves out of them, and before the page is kept for "back". */
const closeMenus = () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

addEventListener('click', ({ target }) => {
  if (isWithin(target, 'a')) closeMenus()
})
addEventListener('focusin', ({ target }) => {
  if (!isWithin(target, ':popover-open,[popovertarget]')) closeMenus()
})
addEventListener('pagehide', closeMenus)
