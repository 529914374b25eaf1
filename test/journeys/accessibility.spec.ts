import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { everyPage } from './addresses.ts'

const WIDTHS = [1280, 768, 360]

for (const theme of ['light', 'dark'] as const) {
  test(`everybody can use the ${theme} pages, and nothing sticks out of any screen`, async ({ page, request }) => {
    test.setTimeout(300_000)
    await page.addInitScript((chosen) => localStorage.setItem('sensitivos-theme', chosen), theme)
    const found: string[] = []
    for (const path of [...(await everyPage(request)), '/nao-existe']) {
      const response = await page.goto(path)
      if (response?.status() !== (path === '/nao-existe' ? 404 : 200)) found.push(`${path}: answered ${response?.status()}`)
      await expect(page.locator('h1').first(), path).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 760 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) found.push(`${path}: ${over} px wider than a screen of ${width}`)
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => String(target)).join(', ')}`))
    }
    expect(found).toEqual([])
  })
}
