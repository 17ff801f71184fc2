import { connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  /** The address of the server behind it, with the proxy's port. */
  url: string
  /** Forwards nothing more in either direction; connections stay open, new ones are taken. */
  silence: () => void
  /** Forwards everything again, what came meanwhile first. */
  resume: () => void
  stop: () => Promise<void>
}

/** Stands before a server as a network does that may go silent without closing anything. */
export async function aSilentProxy(target: string): Promise<SilentProxy> {
  const behind = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('data', (bytes) => {
      if (!other.destroyed) other.write(bytes)
    })
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    socket.on('error', () => {})
    if (isSilent) socket.pause()
  }
  const server = createServer((socket) => {
    const other = connect(Number(behind.port), behind.hostname)
    keep(socket, other)
    keep(other, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
