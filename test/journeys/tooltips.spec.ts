import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { DESKTOP, registerClient } from './people.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const tooltip = (page: Page) => page.getByRole('tooltip')
const header = (page: Page) => page.getByRole('banner')

/** Moves the mouse over a control so that the code of tooltips is there, and away again. The clock is manual then. */
async function openWithTooltips(page: Page, path = '/') {
  await page.clock.install()
  await page.goto(path)
  await expectHydrated(page)
  const loaded = page.waitForResponse((answer) => /\/assets\/tooltips-[^/]+\.js$/.test(answer.url()))
  await page.getByRole('button', { name: /tema/ }).first().hover()
  await loaded
  await expect(async () => {
    await page.clock.runFor(700)
    await expect(tooltip(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.mouse.move(0, 0)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(5_000)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
}

test('an icon-only control has a tooltip after 700 ms, the next at once within 300 ms, 4 px away', async ({ page }) => {
  await openWithTooltips(page)
  const theme = header(page).getByRole('button', { name: 'Usar tema escuro' })
  const cart = header(page).getByRole('link', { name: 'Carrinho' })
  await theme.hover()
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(tooltip(page)).toHaveText('Tema claro. Usar tema escuro')
  const [control, shown] = [(await theme.boundingBox())!, (await tooltip(page).boundingBox())!]
  expect(Math.round(shown.y - control.y - control.height), 'below, as there is no room above').toBe(4)

  await page.mouse.move(0, 400)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(290)
  await cart.hover()
  await expect(tooltip(page)).toHaveText('Carrinho')
  await page.mouse.move(0, 400)
  await page.clock.runFor(300)
  await cart.hover()
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
})

test('the pointer may rest on a tooltip; Escape, a click and leaving close it', async ({ page }) => {
  await openWithTooltips(page)
  const theme = header(page).getByRole('button', { name: /tema/ })
  const open = async () => {
    await page.mouse.move(0, 400)
    await page.clock.runFor(1_000)
    await theme.hover()
    await page.clock.runFor(700)
    await expect(tooltip(page)).toBeVisible()
  }
  await open()
  const { x, y, width, height } = (await tooltip(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 })
  await page.clock.runFor(2_000)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await open()
  await theme.click()
  await page.clock.runFor(2_000)
  await expect(tooltip(page)).toHaveCount(0)
})

test('keyboard focus shows it too, and above a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expectHydrated(page)
  await header(page).getByRole('button', { name: 'Abrir menu' }).click()
  await page.keyboard.press('Tab')
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).focus()
  await expect(tooltip(page)).toHaveText('Fechar')
  const { x, y, width, height } = (await tooltip(page).boundingBox())!
  const roleAt = (point: number[]) => document.elementFromPoint(point[0]!, point[1]!)?.role
  expect(await page.evaluate(roleAt, [x + width / 2, y + height / 2])).toBe('tooltip')
})

/** Visible links and buttons that show only a picture, and have no tooltip. The logo is a word. */
const withoutTooltip = (page: Page) =>
  page.locator('a[aria-label], button[aria-label]').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && !control.matches('[data-tooltip], a[href="/"]'))
      .filter((control) => control.textContent.trim() === '')
      .map((control) => control.outerHTML.slice(0, 200)),
  )

test('every icon-only control has a tooltip', async ({ page }) => {
  await registerClient(page, 'Ana')
  for (const path of ['/', '/consultores', '/loja', '/blog', '/client-dashboard', '/carrinho', '/login']) {
    if (path === '/login') await page.evaluate(() => localStorage.clear())
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await withoutTooltip(page), path).toEqual([])
  }
})
