import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, which also closes what a test opened by `browser.newContext()` or `browser.newPage()`.
 * Playwright leaves such contexts open until its worker ends: their rooms go on echoing and their consultants stay
 * online beside all later tests.
 */
export const test = base.extend<{ contextsClosed: void }>({
  contextsClosed: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
