import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, pathOf } from '../../contract/routes.ts'
import { anEnquiry, postContact } from '../support/contact-form.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { postForm, postJson } from '../support/form.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { times } from '../support/scale.ts'

const megabyte = 1024 * 1024

let place: DatabasePlace
let server: ServerProcess
beforeAll(async () => {
  place = await aDatabasePlace('sqlite')
  server = await aServerProcess({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
  // What every visitor costs once is there before the first measure.
  await postContact(server, anEnquiry())
  await postJson(server, { email: 'first@example.org' })
})
afterAll(async () => {
  await server.kill()
  await place.remove()
})

/** Memory of the server in use, in bytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

type Big = {
  bytes: number
  /** Its length is said first; else it comes in chunks, and nobody knows how many. */
  isAnnounced: boolean
  /** Looks for an answer after each piece; else it pushes as fast as it can. */
  isPolite: boolean
}

/**
 * Posts a body without ever holding it.
 * @returns the status, or `cut` if the server ended the connection before its answer was read
 */
function postBig(path: string, type: string, { bytes, isAnnounced, isPolite }: Big): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.url)
    const headers = { 'content-type': type, ...(isAnnounced ? { 'content-length': bytes } : {}) }
    const call = request({ hostname, port, path, method: 'POST', headers })
    let isAnswered = false
    call.on('response', (response) => {
      isAnswered = true
      response.resume()
      resolve(response.statusCode ?? 0)
      call.destroy()
    })
    call.on('error', () => resolve('cut'))
    const chunk = Buffer.alloc(16 * 1024, 'a')
    let left = bytes
    const push = (): void => {
      while (left > 0 && !isAnswered && !call.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length))
        left -= part.length
        const isTaken = call.write(part)
        if (isPolite) return void setTimeout(push, 20)
        if (!isTaken) return void call.once('drain', push)
      }
      if (left === 0) call.end()
    }
    push()
  })
}

const page = pathOf('contact', 'de')

test.each([
  [api.checklist, 'application/json'],
  [page, 'application/x-www-form-urlencoded'],
])('bodies of 1 MB and 100 MB are refused without being taken in: %s', async (path, type) => {
  const before = memory()
  for (const bytes of [megabyte, 100 * megabyte]) {
    for (const isAnnounced of [true, false]) {
      const big = { bytes, isAnnounced }
      expect([big, await postBig(path, type, { ...big, isPolite: true })]).toEqual([big, 413])
      // Who does not listen may find the connection closed before it has read why.
      expect([413, 'cut']).toContain(await postBig(path, type, { ...big, isPolite: false }))
    }
  }
  expect(memory() - before).toBeLessThan(50 * megabyte)
})

const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x']))

test('10,000 fields and 10,000-deep JSON are refused, again and again', async () => {
  const before = memory()
  const bodies = [
    JSON.stringify(fields(3_000)),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    `{"a":`.repeat(9_000),
    `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  ]
  for (let round = 0; round < times(20, 200); round += 1) {
    expect((await postJson(server, fields(10_000))).status).toBe(413)
    expect((await postForm(server, page, fields(10_000))).status).toBe(413)
    expect((await postForm(server, page, fields(51))).status).toBeOneOf([400, 422])
    for (const body of bodies) expect((await postJson(server, body)).status).toBeOneOf([400, 422])
  }
  expect(memory() - before).toBeLessThan(50 * megabyte)
})

test('after all that both forms take what people send', async () => {
  expect((await postContact(server, anEnquiry())).status).toBe(200)
  expect((await postJson(server, { email: 'last@example.org' })).status).toBe(200)
})
