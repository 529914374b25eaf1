import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { test } from './test.ts'

/** What the page logs as errors, and what it reports by fetch, whose bodies can be seen, with the answers' status. */
async function observe(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }))
  const logged: string[] = []
  const reports: { message: string; stack: string; page: string }[] = []
  page.on('console', (said) => said.type() === 'error' && logged.push(said.text()))
  page.on('request', (request) => request.url().endsWith('/api/client-errors') && reports.push(request.postDataJSON()))
  return { logged, reports, statuses: statusesOf(page) }
}

function statusesOf(page: Page) {
  const statuses: number[] = []
  page.on('response', (answer) => answer.url().endsWith('/api/client-errors') && statuses.push(answer.status()))
  return statuses
}

test('an unhandled error and a rejection are logged once and reported without personal data', async ({ page }) => {
  const { logged, reports, statuses } = await observe(page)
  await page.goto('/consultores?texto=segredo')
  await expectHydrated(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('quebrou para ana@exemplo.com.br')
    })
    setTimeout(() => void Promise.reject(new Error('recusado em /login?next=/a')))
  })
  await expect.poll(() => statuses).toEqual([200, 200])
  expect(logged.filter((text) => text.includes('quebrou'))).toHaveLength(1)
  expect(logged.filter((text) => text.includes('recusado'))).toHaveLength(1)
  expect(reports.map(({ message }) => message)).toEqual([
    'TypeError: quebrou para [e-mail]',
    'Error: recusado em /login',
  ])
  expect(reports[0]!.page).toBe('/consultores')
  expect(JSON.stringify(reports)).not.toMatch(/segredo|ana@|next=/)
})

test('an error before hydration is reported too', async ({ page }) => {
  const { reports, statuses } = await observe(page)
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'cedo.demais()' }),
  )
  await page.goto('/')
  await expect.poll(() => statuses).toEqual([200])
  expect(reports[0]!.message).toBe('ReferenceError: cedo is not defined')
})

test('a report by beacon, which outlives its page, is accepted', async ({ page }) => {
  const statuses = statusesOf(page)
  await page.goto('/')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('ao sair'))))
  await expect.poll(() => statuses).toEqual([200])
})
