/** Menus close when a link is followed, when focus moves out of them, and before the page is kept for "back". */
const closeMenus = () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}
// What is clicked or focused is always an element.
const isWithin = ({ target }: Event, selector: string) => (target as Element).closest(selector)

addEventListener('click', (event) => isWithin(event, 'a') && closeMenus())
addEventListener('focusin', (event) => isWithin(event, ':popover-open,[popovertarget]') || closeMenus())
addEventListener('pagehide', closeMenus)
