/** The server finds the form in the built page between these two and puts the answered one in its place. */
export const formMarkers = { start: '<!--form-->', end: '<!--/form-->' } as const
