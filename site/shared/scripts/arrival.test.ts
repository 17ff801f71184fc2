import { expect, test, vi } from 'vitest'

const origin = 'https://site.example'

let visits = 0

/** What a page at an address carries on, reached from another one. */
async function arrivalAt(address: string, referrer = ''): Promise<string> {
  vi.stubGlobal('origin', origin)
  vi.stubGlobal('location', new URL(address, origin))
  vi.stubGlobal('document', { referrer })
  visits += 1
  // The script runs once a page. The modules of others, with whom the process is shared, stay as they are.
  return (await import(/* @vite-ignore */ `./arrival.ts?visit=${visits}`)).arrival
}

test.for<[address: string, referrer: string, arrival: string]>([
  ['/blog/x', 'https://www.google.com/', 'via=/blog/x,google,'],
  ['/blog/x', 'android-app://com.linkedin.android/', 'via=/blog/x,linkedin,'],
  ['/blog/x', 'https://intranet.firm.example/anna', 'via=/blog/x,other,'],
  ['/blog/x', '', 'via=/blog/x,,'],
  ['/?utm_source=chatgpt.com', '', 'via=/,,utm_source=chatgpt.com'],
  [
    '/en?utm_source=brief&x=1&utm_medium=e-mail&utm_campaign=f%C3%AAte',
    '',
    'via=/en,,utm_source=brief,utm_medium=e-mail',
  ],
])('a visit that begins at %s, from %j, is carried on as %s', async ([address, referrer, arrival]) => {
  expect(await arrivalAt(address, referrer)).toBe(arrival)
})

test('an address within a mark, a number of a reader or a content is not carried on', async () => {
  for (const mark of ['utm_source=anna%40firm.example', 'utm_source=anna@firm.example', 'utm_id=4711', 'utm_term=anna'])
    expect(await arrivalAt(`/blog?${mark}`)).toBe('via=/blog,,')
})

test('a visit goes on from page to page as it began, whatever is typed on the way', async () => {
  const via = 'via=/blog/x,google,utm_source=brief'
  expect(await arrivalAt(`/contact?${via}`, `${origin}/offres`)).toBe(via)
  expect(await arrivalAt(`/blog?${via}&q=anna`, `${origin}/offres`)).toBe(via)
})

test('whoever opens an address that somebody has copied begins a visit of their own', async () => {
  expect(await arrivalAt('/offres?via=/blog/x,google,utm_source=brief')).toBe('via=/offres,,')
  expect(await arrivalAt('/offres?via=/blog/x,google,', 'https://www.xing.com/')).toBe('via=/offres,xing,')
})

test('a visit that nothing is known of carries nothing on', async () => {
  expect(await arrivalAt('/offres', `${origin}/confirmer/token`)).toBe('null')
  // No more letters than this, and the links stay as they are.
  expect(await arrivalAt('/')).toBe('via=/,,')
})
