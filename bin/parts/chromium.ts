import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { say } from './say.ts'

/** The shell comes first: the same engine without a window to draw, at half the work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isInstalled = () => process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path))
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const ask = promisify(execFile)

/** What fails here shows in what is missing afterwards. */
const apt = (...args: string[]) =>
  ask('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {})

/**
 * Where a Chromium is; installs Debian's when we may, else Playwright's own (then undefined: Playwright knows where).
 */
export async function findChromium(): Promise<string | undefined> {
  const there = isInstalled()
  if (there) return there
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
  await ask(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'])
  return undefined
}
