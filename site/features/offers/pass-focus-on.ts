/** The focus was in the bar that is gone, the first dialog of the page: it goes on to what comes next, the logo. */
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
find('dialog').onclose = () => find('.logo').focus()
