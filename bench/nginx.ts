import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { findFreePort } from '../tests/support/free-port.ts'
import { createFolder, type Process, startProcess } from './processes.ts'
import { waitForAnswer } from './servers.ts'

/** Where Debian puts it. */
const program = '/usr/sbin/nginx'

/** Headers that nginx writes by itself. */
const written = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'content-type',
  'etag',
])

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`

/** One worker at its best: the file compressed beforehand, file handles kept open, no logs; with the headers of our answer. */
function toConfig(folder: string, port: number, headers: Headers): string {
  const added = [...headers].filter(([name]) => !written.has(name))
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
master_process off;
worker_processes 1;
pid ${quote(join(folder, 'nginx.pid'))};
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=60s;
  gzip_static on;
  default_type text/html;
  charset utf-8;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${quote(join(folder, kind))};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${quote(join(folder, 'site'))};
    location / {
      try_files $uri.html =404;
      ${added.map(([name, value]) => `add_header ${name} ${quote(value)};`).join('\n      ')}
    }
  }
}
`
}

/**
 * Starts nginx on one page, compressed beforehand, answering with the given headers.
 * @returns `undefined` where there is none
 */
export async function startNginx(
  path: string,
  gzip: Buffer,
  headers: Headers,
): Promise<(Process & { url: string }) | undefined> {
  if (!existsSync(program)) return undefined
  const folder = createFolder()
  const file = join(folder, `site${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, gunzipSync(gzip))
  writeFileSync(`${file}.gz`, gzip)
  const port = await findFreePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, toConfig(folder, port, headers))
  const nginx = startProcess(program, ['-c', config, '-p', folder], { core: 'server' })
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(url + path, nginx)
  return { ...nginx, url }
}
