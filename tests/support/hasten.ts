/** Loaded before the server (`--import`): whatever waits for a minute or longer waits for a fraction of it, 1/`HASTE`. */
const haste = Number(process.env.HASTE ?? 1)
const minute = 60_000

for (const name of ['setTimeout', 'setInterval'] as const) {
  const original = globalThis[name]
  const hastened = (callback: () => void, delay = 0, ...rest: []) =>
    original(callback, delay >= minute ? delay / haste : delay, ...rest)
  Object.assign(globalThis, { [name]: Object.assign(hastened, original) })
}
