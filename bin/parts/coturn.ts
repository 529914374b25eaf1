import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { say } from './say.ts'

const PATHS = ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver']

const run = promisify(execFile)

/** The path of a coturn. Installs Debian's when possible; undefined: there is none. */
export async function findCoturn(): Promise<string | undefined> {
  const existing = PATHS.find((path) => existsSync(path))
  if (existing || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return existing
  say('installing coturn…')
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Without a network it is still missing afterwards, and the caller says so.
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'coturn'], environment).catch(() => {})
  return PATHS.find((path) => existsSync(path))
}
