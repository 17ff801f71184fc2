/** The menu that is open closes when a link is clicked (see the pages' scripts), when focus moves out of it, and before the page is kept for "back". */
export const closeMenu = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
/** The nearest such element around what an event is about. What is clicked or focused is always an element. */
export const isWithin = ({ target }: Event, selector: string) => (target as Element).closest(selector)

addEventListener('focusin', (event) => isWithin(event, ':popover-open,[popovertarget]') || closeMenu())
onpagehide = closeMenu
