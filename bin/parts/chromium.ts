import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './say.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const isInstalled = () => process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path))
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...args: string[]) {
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
}

/** Where a Chromium is; installs Debian's when we may, else Playwright's own (then undefined: Playwright knows where). */
export function findChromium(): string | undefined {
  const there = isInstalled()
  if (there) return there
  if (canUseApt()) {
    say('installing chromium…')
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
    const installed = isInstalled()
    if (installed) return installed
  }
  say("installing Playwright's chromium…")
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
