import { expect, type Page } from '@playwright/test'

/** Waits for hydration: sign-in or dashboard link appear only when the page knows who is signed in. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('header a[href="/login"], header a[aria-label^="Meu painel"]').first()).toBeAttached()
