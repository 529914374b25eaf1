import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { say } from './say.ts'

/** The same engine at half the work; it shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

type Wanted = { paths: readonly string[]; packages: readonly string[]; playwright: readonly string[] }

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const run = promisify(execFile)

/** Errors are ignored here: if the installation failed, Chromium is still missing afterwards. */
const apt = (...args: string[]) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {})

async function findOrInstall({ paths, packages, playwright }: Wanted): Promise<string | undefined> {
  const installed = () => paths.find((path) => existsSync(path))
  const existing = installed()
  if (existing) return existing
  if (canUseApt()) {
    say('installing chromium…')
    await apt('update', '-qq')
    for (const name of packages) {
      await apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
      const path = installed()
      if (path) return path
    }
  }
  say("installing Playwright's chromium…")
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', ...playwright])
  return undefined
}

/** The path of a Chromium. Installs Debian's when possible, else Playwright's (undefined: Playwright knows where). */
export const findChromium = async () =>
  process.env.CHROMIUM_PATH ||
  findOrInstall({
    paths: [SHELL, ...BROWSERS],
    packages: ['chromium-headless-shell', 'chromium'],
    playwright: ['--only-shell', 'chromium'],
  })

/** The same of one that shows notifications. */
export const findFullChromium = () =>
  findOrInstall({ paths: BROWSERS, packages: ['chromium'], playwright: ['--no-shell', 'chromium'] })
