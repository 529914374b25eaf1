import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { everyPage } from './addresses.ts'

const WIDTHS = [1280, 768, 360]
/** What another theme can change; everything else is the same page. */
const OF_THE_THEME = ['color-contrast', 'link-in-text-block']

test('everybody can use every page in both themes, and nothing sticks out of any screen', async ({ page, request }) => {
  test.setTimeout(400_000)
  const found: string[] = []
  const look = async (path: string, axe: AxeBuilder) => {
    const { violations } = await axe.analyze()
    found.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => String(target)).join(', ')}`))
  }
  for (const path of [...(await everyPage(request)), '/nao-existe']) {
    const response = await page.goto(path)
    if (response?.status() !== (path === '/nao-existe' ? 404 : 200)) found.push(`${path}: answered ${response?.status()}`)
    await expect(page.locator('h1').first(), path).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 760 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) found.push(`${path}: ${over} px wider than a screen of ${width}`)
    }
    await look(path, new AxeBuilder({ page }))
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
    await look(`${path} in the dark`, new AxeBuilder({ page }).withRules(OF_THE_THEME))
  }
  expect(found).toEqual([])
})
