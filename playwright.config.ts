import { defineConfig, devices } from '@playwright/test'
import { BROWSER_ARGS } from './test/journeys/browser-args.ts'

const executablePath = process.env.CHROMIUM_PATH

/** They take longest, because in them some wait for a job or talk: begun last, they would be waited for at the end. */
const LONGEST =
  /\/(accessibility|attendants|booking-payment|call-money|consultation|first-month|network-cut|practice)\.spec\.ts$/

/** Two browsers that encode sound and picture take half a core, and time counts in them: two at once, at the end. */
const CALLS = /\/call(s|-(?!money)[a-z]+)\.spec\.ts$/

/** The journeys of `npm test`; `npm run test:deep` has the others. */
const MAIN = /@main/

export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/team-session.ts',
  // The command line's --grep would leave the projects whole that others depend on.
  ...(process.env.JOURNEYS === 'quick' && { grep: MAIN }),
  ...(process.env.JOURNEYS === 'deep' && { grepInvert: MAIN }),
  outputDir: '.data/journeys/results',
  // On two cores: journeys often wait, and with three a third of the cores' time was left.
  workers: 4,
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: [LONGEST, CALLS] },
    { name: 'calls', testMatch: CALLS, workers: 2, dependencies: ['longest', 'others'] },
  ],
  retries: 0,
  forbidOnly: true,
  // A machine that is busy with others needs several times as long as a quiet one; nothing waits for this time to pass.
  timeout: 300_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_ARGS,
    },
  },
})
