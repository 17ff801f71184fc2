/** The focus was in the bar that is gone: it goes on to what comes next, the logo. */
const bar = document.querySelector<HTMLDialogElement>('.notice-bar')
bar?.addEventListener('close', () => document.querySelector<HTMLElement>('.logo')?.focus())
