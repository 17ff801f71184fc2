import { spawnSync } from 'node:child_process'

const runs = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * A LibreOffice to open spreadsheets with: `OFFICE_PATH`, or `soffice` of the machine; else Debian's is installed,
 * which needs root.
 * @throws if there is none and none can be installed
 */
export function findOffice(): string {
  const program = process.env.OFFICE_PATH || 'soffice'
  if (runs(program)) return program
  process.stdout.write('No LibreOffice found: installing Debian’s libreoffice-calc\n')
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'libreoffice-calc']]) {
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!runs('soffice')) throw new Error('No LibreOffice found. Install one, or name it in OFFICE_PATH.')
  return 'soffice'
}
