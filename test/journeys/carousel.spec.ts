import { expect, type Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { test } from './test.ts'

const dot = (page: Page, slide: number) => page.getByRole('button', { name: `Ir para o slide ${slide}:` })
/** Exactly one slide, after the others have faded out. */
async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-roledescription="slide"]:visible')).toHaveCount(1)
}

/** The hydrated home page with a manual clock, at the start of the carousel's first slide. */
async function homeWithClock(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await expectHydrated(page)
  const pause = page.getByRole('button', { name: 'Pausar a troca automática' })
  await pause.click()
  await expect(page.getByRole('button', { name: 'Retomar a troca automática' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dot(page, 1).click()
  await page.getByRole('button', { name: 'Retomar a troca automática' }).click()
  await expect(pause).toBeVisible()
  await expectSlide(page, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

test.describe('the carousel', () => {
  test('advances through three slides every 4000 ms and starts over', async ({ page }) => {
    await homeWithClock(page)
    await page.mouse.move(5, 700)
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(3_999)
      await expectSlide(page, next === 1 ? 3 : next - 1)
      await page.clock.runFor(1)
      await expectSlide(page, next)
    }
  })

  test('stops while hovered or focused', async ({ page }) => {
    await homeWithClock(page)
    await page.getByRole('region', { name: 'Destaques' }).hover()
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
    await page.mouse.move(5, 700)
    await page.clock.runFor(4_000)
    await expectSlide(page, 2)
    await dot(page, 2).focus()
    await page.clock.runFor(20_000)
    await expectSlide(page, 2)
  })

  test('the pause button stops it, and starts it again', async ({ page }) => {
    await homeWithClock(page)
    await page.getByRole('button', { name: 'Pausar a troca automática' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(5, 700)
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
  })

  test('does not advance with reduced motion, and its arrows still work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await expectHydrated(page)
    await expect(page.getByRole('button', { name: 'Retomar a troca automática' })).toBeVisible()
    await page.clock.runFor(30_000)
    await expectSlide(page, 1)
    await page.getByRole('button', { name: 'Próximo slide' }).click()
    await expectSlide(page, 2)
  })

  test('by keyboard: arrow keys change the slide, and only the current slide’s link can be focused', async ({
    page,
  }) => {
    await page.goto('/')
    await expectHydrated(page)
    await dot(page, 1).focus()
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 3)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
    const link = page.getByRole('link', { name: 'Tirar as cartas' })
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Slide anterior' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tarot-gratis$/)
  })

  test('its slides link to the consultants, the free tarot and the consultants', async ({ page }) => {
    await page.goto('/')
    const links = await page
      .locator('[aria-roledescription="slide"] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/consultores', '/tarot-gratis', '/consultores'])
  })
})
