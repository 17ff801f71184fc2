/** Loaded before the server (`--import`): whatever waits for a minute or longer waits for a 60th of it. */
for (const name of ['setTimeout', 'setInterval'] as const) {
  const original = globalThis[name]
  const hastened = (callback: () => void, delay = 0, ...rest: []) =>
    original(callback, delay >= 60_000 ? delay / 60 : delay, ...rest)
  Object.assign(globalThis, { [name]: Object.assign(hastened, original) })
}
