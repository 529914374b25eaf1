import { expect } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

test('static content keeps its server-rendered HTML, navigates without a reload, and renders again on return', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/')
  await expectHydrated(page)
  const services = page.getByRole('region', { name: 'Cada arte, com a sua história' }).getByRole('link')
  const rendered = await services.allInnerTexts()
  expect(rendered.length).toBeGreaterThan(5)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sensitivos/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => services.allInnerTexts()).toEqual(rendered)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(faults).toEqual([])
})
