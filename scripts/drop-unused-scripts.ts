import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Takes out of the built site the scripts that no page names and no such script loads: the integration of React makes
 * one for islands of Astro's own, which this site does not have.
 */
export function dropUnusedScripts(site: string): void {
  const scripts = new Map(
    globSync('assets/*.js', { cwd: site }).map((path) => [basename(path), readFileSync(join(site, path), 'utf8')]),
  )
  const used = new Set<string>()
  const read = (text: string) => {
    for (const [name, script] of scripts) {
      if (used.has(name) || !text.includes(name)) continue
      used.add(name)
      read(script)
    }
  }
  for (const path of globSync('**/*.html', { cwd: site })) read(readFileSync(join(site, path), 'utf8'))
  for (const name of scripts.keys()) if (!used.has(name)) rmSync(join(site, 'assets', name))
}
