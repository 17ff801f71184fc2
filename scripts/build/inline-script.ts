import { build, type Plugin } from 'vite'

const suffix = '?inline-script'

/** Bundles a module with all it imports into one small script; `files` are what it was made of. */
async function bundleScript(root: string, file: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  })
  const [script, ...others] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${file} has to be one script without other files`)
  // Within a page these letters would end the script.
  return { code: script.code.trim().replaceAll('</script', '<\\/script'), files: script.moduleIds }
}

/**
 * Lets a page print a real module as a small script: `import script from './menus.ts?inline-script'` is the module's
 * text, bundled, minified and on its own (its exports are not reachable). Works in builds, in development and in tests.
 */
export function inlineScript(): Plugin {
  let root = process.cwd()
  return {
    name: 'inline-script',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, files } = await bundleScript(root, id.slice(0, -suffix.length))
        for (const file of files) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
      },
    },
  }
}
