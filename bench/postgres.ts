import { createPostgres } from '../tests/support/postgres-programs.ts'

/** A PostgreSQL server with its defaults, so that each commit is on the disk; its data goes into `folder`. */
export async function startPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, start, stop } = await createPostgres(folder)
  await start()
  return { url, stop }
}
