import { expect, type Locator, type Page } from '@playwright/test'

/** Waits for hydration: sign-in or dashboard link appear only when the page knows who is signed in. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('header a[href="/login"], header a[aria-label^="Meu painel"]').first()).toBeAttached()

/** Waits until React has taken over this control: parts of a page hydrate after what surrounds them. */
export const expectTakenOver = (control: Locator) =>
  expect
    .poll(() => control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
