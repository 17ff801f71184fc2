import { connect } from 'node:net'

export type Connection = {
  /** Sends one whole request; the next one only after its answer. */
  send: (request: Buffer) => void
  close: () => void
}

type Listener = { answered: (status: number) => void; failed: (error: Error) => void }

/** Reading is synchronous, so all connections share one buffer. */
const buffer = Buffer.allocUnsafe(256 * 1024)
const endOfHead = Buffer.from('\r\n\r\n')

/**
 * A keep-alive connection that does as little as a client can: it knows where an answer ends by its
 * `Content-Length` and looks at nothing else but the status. Node's own HTTP clients take several times
 * as long for a request as the server does, and would measure themselves.
 */
export function openConnection(port: number, { answered, failed }: Listener): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let head = ''
    let status = 0
    /** Bytes of the body still to come; -1 while the head is read. */
    let missing = -1
    let isClosing = false

    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (length) => {
          read(length)
          return true
        },
      },
    })
    socket.once('connect', () => {
      socket.off('error', reject)
      socket.on('error', failed)
      resolve({
        send: (request) => socket.write(request),
        close: () => {
          isClosing = true
          socket.destroy()
        },
      })
    })
    socket.once('error', reject)
    socket.on('close', () => {
      if (!isClosing) failed(new Error('the server closed a connection'))
    })

    function read(length: number): void {
      let bodyStart = 0
      if (missing < 0) {
        const end = buffer.subarray(0, length).indexOf(endOfHead)
        // A head that came in two pieces is put together before it is read; nearly none does.
        if (end < 0 || head !== '') {
          const earlier = head.length
          head += buffer.toString('latin1', 0, length)
          const whole = head.indexOf('\r\n\r\n')
          if (whole < 0) return
          bodyStart = whole + 4 - earlier
          readHead(head.slice(0, whole))
          head = ''
        } else {
          bodyStart = end + 4
          readHead(buffer.toString('latin1', 0, end))
        }
      }
      missing -= length - bodyStart
      if (missing > 0) return
      if (missing < 0) failed(new Error('the server sent more than it announced'))
      missing = -1
      answered(status)
    }

    function readHead(text: string): void {
      status = Number(text.slice(9, 12))
      const announced = /\ncontent-length: *(\d+)/i.exec(text)?.[1]
      if (announced === undefined) failed(new Error('an answer without Content-Length'))
      missing = Number(announced ?? 0)
    }
  })
}
