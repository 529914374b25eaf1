import type { Page, TestInfo } from '@playwright/test'

const WIDTHS = [1366, 360]

/** Attaches what a page shows, on a wide screen and on a phone; the page is left as it was. */
export async function attachPictures(page: Page, info: TestInfo, name: string) {
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const path = info.outputPath(`${name}-${width}.png`)
    await page.screenshot({ path, fullPage: true })
    await info.attach(`${name}, ${width} px`, { path, contentType: 'image/png' })
  }
  if (before) await page.setViewportSize(before)
}
