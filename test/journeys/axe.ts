import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Only violations: collecting passes takes longer than finding faults. No media or foreign stylesheets to preload. */
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false }
/** The global that axe's script defines. */
declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }

/** Removes transitions, whose intermediate colours would be judged, and content-visibility, so that all is styled. */
function showAllAtRest() {
  const atRest = new CSSStyleSheet()
  atRest.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important; content-visibility: visible !important }',
  )
  document.adoptedStyleSheets.push(atRest)
}

/** Axe's violations on the page at rest: rule and places. `only`: the rules to run. */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(showAllAtRest)
  }
  const { violations } = await page.evaluate((options) => axe.run(document, options), {
    ...QUICK,
    ...(only && { runOnly: only }),
  })
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target)).join(', ')}`)
}
