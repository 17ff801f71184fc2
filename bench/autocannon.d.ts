/** What the benchmark uses of autocannon, which brings no types. */
declare module 'autocannon' {
  export type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }

  export type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Requests per second of each connection. */
    connectionRate?: number | undefined
    headers: Record<string, string>
    /** One after the other on each connection, then again from the first. */
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }

  export type Result = { errors: number; timeouts: number; non2xx: number }

  type Run = Promise<Result> & {
    /** Told of each answer; `duration` in milliseconds. */
    on: (event: 'response', listen: (client: unknown, status: number, bytes: number, duration: number) => void) => void
  }

  export default function autocannon(options: Options): Run
}
