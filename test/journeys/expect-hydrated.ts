import { expect, type Page } from '@playwright/test'

/** The page hears clicks and keys: the way in, or to one's own panel, appears only when it knows who is there. */
export const expectHydrated = (page: Page) =>
  expect(page.locator('header a[href="/login"], header a[aria-label^="Meu painel"]').first()).toBeAttached()
