/** Menus close when a link is followed, when focus moves out of them, and before the page is kept for "back". */
const closeMenus = () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
const isWithin = (event: Event, selector: string) => event.target instanceof Element && event.target.closest(selector)

addEventListener('click', (event) => isWithin(event, 'a') && closeMenus())
addEventListener('focusin', (event) => isWithin(event, ':popover-open,[popovertarget]') || closeMenus())
addEventListener('pagehide', closeMenus)
