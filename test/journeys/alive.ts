import { expect, type Page } from '@playwright/test'

/** The page hears clicks and keys: the way in appears only when it knows that nobody is signed in. */
export const isAlive = (page: Page) => expect(page.locator('header a[href="/login"]')).toBeAttached()
