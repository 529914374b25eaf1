import { expect } from '@playwright/test'
import { DESKTOP } from './people.ts'
import { test } from './test.ts'

/** React's number for a document that is not what it expected. */
const MISMATCH = /Minified React error #418/

test.use({ viewport: DESKTOP })

for (const path of ['/', '/contato', '/consultores'])
  test(`${path} stays whole and works when something changed it before React came`, async ({ page }) => {
    const errors: string[] = []
    // A page that a route answers is of no network that the browser knows, and may open no socket to this one.
    const isOther = (text: string) => !text.startsWith('WebSocket')
    page.on('console', (said) => said.type() === 'error' && isOther(said.text()) && errors.push(said.text()))
    await page.addInitScript(() => localStorage.setItem('sensitivos-theme', 'dark'))
    await page.route(path, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace(/(<h1[^>]*>)[^<]*/, '$1Traduzido')
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toContainText('Traduzido')
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('banner').getByRole('button', { name: /tema/i }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(errors).toEqual([expect.stringMatching(MISMATCH)])
  })
