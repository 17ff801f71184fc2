import { registerHooks } from 'node:module'

/** Loaded before the server (`--import`): what is read is counted in every other moment, and each is measured. */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/server/statistics/view-counts.ts')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { createViewCounts as whole } from '${url}?whole'
            import { inTurns } from '${import.meta.resolve('./in-turns.ts')}'
            export * from '${url}?whole'
            export const createViewCounts = (...given) => inTurns(whole(...given))`,
        }
      : next(url, context),
})
