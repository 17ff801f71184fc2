/** The menu that is open closes when a link is followed, when focus moves out of it, and before the page is kept for "back". */
const closeMenu = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
/** The nearest such element around what an event is about. What is clicked or focused is always an element. */
export const isWithin = ({ target }: Event, selector: string) => (target as Element).closest(selector)

addEventListener('click', (event) => isWithin(event, 'a') && closeMenu())
addEventListener('focusin', (event) => isWithin(event, ':popover-open,[popovertarget]') || closeMenu())
onpagehide = closeMenu
