import { expect, type Page } from '@playwright/test'
import { sectionsOf } from '#app/layouts/dashboard/sections.ts'
import { demoPeople } from '../../db/seeds/people.ts'
import { BACK_OFFICE, listAddresses } from './addresses.ts'
import { axeViolations } from './axe.ts'
import { isCspViolation } from './csp-violation.ts'
import { signIn } from './people.ts'
import { test } from './test.ts'

const MISSING = '/nao-existe'
const WIDTHS = [1280, 768, 360]
/** The rules that depend on the theme; the rest of the page is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

async function findFaults(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  const answer = await page.goto(path)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  if (!policy.includes("require-trusted-types-for 'script'") || /script-src[^;]*unsafe/.test(policy))
    found.push(`has the policy ${policy}`)
  const status = answer?.status()
  if (status !== (path === MISSING ? 404 : 200)) found.push(`answered ${status}`)
  await expect(page.locator('h1').first(), path).toBeVisible()
  await expect(page.locator('.animate-pulse'), `${path} is still loading`).toHaveCount(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 760 })
    const over = await page.evaluate(overflowAtRest, '')
    if (over > 0) found.push(`${over} px wider than a screen of ${width}`)
  }
  found.push(...(await axeViolations(page)))
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  found.push(...(await axeViolations(page, COLOURS)).map((fault) => `${fault} in the dark`))
  // As wide as the last one, and stricter than 320 px. Everything is laid out by now, also what is far below.
  const over = await page.evaluate(overflowAtRest, '200%')
  if (over > 0) found.push(`${over} px wider than a screen of ${WIDTHS.at(-1)} with letters twice as large`)
  return found.map((fault) => `${path}: ${fault}`)
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off' })

/** How many pixels the page is too wide, two frames after screen or letters changed: what follows them has followed. */
async function overflowAtRest(letters: string) {
  document.documentElement.style.fontSize = letters
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  return document.documentElement.scrollWidth - innerWidth
}

test.describe.configure({ mode: 'parallel' })

/** The faults of each of these pages, in one browser. */
async function findAllFaults(page: Page, paths: readonly string[]) {
  const found: string[] = []
  page.on('console', (said) => isCspViolation(said.text()) && found.push(`${page.url()}: ${said.text()}`))
  for (const path of paths) found.push(...(await findFaults(page, path)))
  return found
}

const PROMISE =
  'passes axe in both themes, fits small screens with large letters, and breaks no content security policy'

/** One of each kind of page that a visitor sees first: the other tests leave them out. */
const FIRST_PAGES = ['/', '/consultores', '/comprar', '/tarot-gratis', '/loja', '/login', '/contato', MISSING]

test(`each kind of first page ${PROMISE}`, { tag: '@main' }, async ({ page }) => {
  expect(await findAllFaults(page, FIRST_PAGES)).toEqual([])
})

for (const [half, at] of [
  ['first', 0],
  ['other', 1],
] as const)
  test(`every page ${PROMISE}: the ${half} half`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const paths = (await listAddresses(request)).filter((path) => !FIRST_PAGES.includes(path))
    expect(
      await findAllFaults(
        page,
        paths.filter((_, n) => n % 2 === at),
      ),
    ).toEqual([])
  })

for (const [role, person] of [
  ['client', demoPeople[0]],
  ['consultor', demoPeople[1]],
  ['admin', demoPeople[2]],
] as const) {
  const [overview, ...sections] = role === 'admin' ? BACK_OFFICE : sectionsOf(role).map(({ href }) => href)
  test(`the dashboard for the role ${role} ${PROMISE}`, async ({ page }) => {
    await signIn(page, person.email)
    expect(await findAllFaults(page, [overview!])).toEqual([])
  })
  test(`every section for the role ${role} ${PROMISE}`, async ({ page }) => {
    test.setTimeout(600_000)
    await signIn(page, person.email)
    expect(await findAllFaults(page, sections)).toEqual([])
  })
}
