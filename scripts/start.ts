import { buildApart } from './command.ts'

/** `npm start`: builds if something changed, then runs the server in this very process. */
buildApart()
await import('./serve.ts')
