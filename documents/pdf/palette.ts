/** Ink, salt, mist, mustard and the thread, as on the site. */
export const palette = {
  ink: '#141a3c',
  salt: '#ffffff',
  mist: '#d5dff3',
  mustard: '#ffc94f',
  thread: '#dc2f17',
  threadOnInk: '#ff5a3c',
  link: '#a61d08',
  muted: '#454b6e',
  mutedOnInk: '#c9cde6',
} as const
