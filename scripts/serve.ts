import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './command.ts'

/** Runs what was built, without looking whether the code changed. */
const dist = join(root, 'dist')
const { main } = await import(pathToFileURL(join(dist, 'server/main.js')).href)
await main(dist)
// Under systemd (`Type=notify`) a start has succeeded only now that the site answers. Node cannot write to that socket.
if (process.env.NOTIFY_SOCKET)
  spawn('systemd-notify', ['--ready'], { stdio: 'ignore' }).on('error', (error) =>
    process.stderr.write(`systemd was not notified: ${error.message}\n`),
  )
