import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const PAGES = [
  '/',
  '/consultores',
  '/comprar/creditos',
  '/relatorios',
  '/relatorios?recibo=0000-0000-0000-0000',
  '/login',
  '/cadastro-novo',
  '/client-dashboard',
  '/chat-room',
  '/nao-existe',
]

for (const theme of ['light', 'dark'] as const) {
  test(`everybody can use the ${theme} pages, and nothing sticks out of a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.addInitScript((chosen) => localStorage.setItem('sensitivos-theme', chosen), theme)
    for (const path of PAGES) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(path === '/nao-existe' ? 404 : 200)
      await expect(page.locator('h1').first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => String(target)).join(', ')}`),
        path,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is not wider than the screen`).toBeLessThanOrEqual(0)
    }
  })
}
