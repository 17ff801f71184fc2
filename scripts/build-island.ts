import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'

/** Folder of the site that is cached for good; names in it carry a hash of what is in the file. */
const assets = 'assets'

/** The script of the sleeping form, made before the pages so that they can name it. */
export type Island = {
  /** Address of the module within the site. */
  address: string
  /** Puts it into the built site, and clears the place where it waited. */
  moveInto: (site: string) => void
}

/**
 * Bundles the form with React into one file. Left to Astro the page would load two more: a loader and a helper for
 * preloading.
 */
export async function buildIsland(root: string, out: string): Promise<Island> {
  const folder = join(out, 'island')
  const result = await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: {
        input: 'site/forms/wake-form.tsx',
        // The page imports a function of it.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${assets}/[name].[hash].js` },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [file, ...others] = outputs.map(({ fileName }) => fileName)
  if (!file || others.length > 0) throw new Error(`the form's script is to be one file: ${[file, ...others]}`)
  return {
    address: `/${file}`,
    moveInto: (site) => {
      cpSync(join(folder, assets), join(site, assets), { recursive: true })
      rmSync(folder, { recursive: true })
    },
  }
}
