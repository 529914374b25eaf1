import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { say } from './say.ts'

/** The headless shell is first: the same engine at half the work. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isInstalled = () => process.env.CHROMIUM_PATH || PATHS.find((path) => existsSync(path))
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const run = promisify(execFile)

/** Errors are ignored here: if the installation failed, Chromium is still missing afterwards. */
const apt = (...args: string[]) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {})

/** The path of a Chromium. Installs Debian's when possible, else Playwright's (undefined: Playwright knows where). */
export async function findChromium(): Promise<string | undefined> {
  const existing = isInstalled()
  if (existing) return existing
  if (canUseApt()) {
    say('installing chromium…')
    await apt('update', '-qq')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
      const installed = isInstalled()
      if (installed) return installed
    }
  }
  say("installing Playwright's chromium…")
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'])
  return undefined
}
