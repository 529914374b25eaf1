import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/**
 * Passes are never read, and collecting them takes longer than finding faults; nothing here plays, and no style sheet
 * is foreign.
 */
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false }
/** What the script of axe leaves in the page. */
declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }

/** What axe has against the page as it stands: rule and places. `only` names the rules that are asked. */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate((options) => axe.run(document, options), {
    ...QUICK,
    ...(only && { runOnly: only }),
  })
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target)).join(', ')}`)
}
