import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { everyPage } from './addresses.ts'

const MISSING = '/nao-existe'
const WIDTHS = [1280, 768, 360]
/** Passes are never read, and collecting them takes longer than finding faults. */
const FAULTS = { resultTypes: ['violations' as const] }
/** What another theme can change; everything else is the same page. */
const IN_THE_DARK = { ...FAULTS, runOnly: ['color-contrast', 'link-in-text-block'] }

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
/** The way axe works in our own frame: what stays behind in the page serves the second look. */
declare const axe: { run: (context: Document, options: typeof IN_THE_DARK) => Promise<Results> }

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  const note = ({ violations }: Results, where = '') =>
    found.push(...violations.map(({ id, nodes }) => `${path}${where}: ${id} at ${nodes.map(({ target }) => String(target)).join(', ')}`))
  const status = (await page.goto(path))?.status()
  if (status !== (path === MISSING ? 404 : 200)) found.push(`${path}: answered ${status}`)
  await expect(page.locator('h1').first(), path).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 760 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${path}: ${over} px wider than a screen of ${width}`)
  }
  note(await new AxeBuilder({ page }).setLegacyMode().options(FAULTS).analyze())
  await page.evaluate(turnDark)
  note(await page.evaluate((options) => axe.run(document, options), IN_THE_DARK), ' in the dark')
  return found
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off' })

/** A colour on its way to the other theme is nobody's colour, so none is on its way; and the end of a page has none until somebody comes near. */
function turnDark() {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  for (const end of document.querySelectorAll<HTMLElement>('.at-the-end')) end.style.contentVisibility = 'visible'
  document.documentElement.dataset.theme = 'dark'
}

test.describe.configure({ mode: 'parallel' })

for (const [half, at] of [
  ['first', 0],
  ['other', 1],
] as const)
  test(`everybody can use every page in both themes, and nothing sticks out of any screen: the ${half} half`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    for (const [n, path] of [...(await everyPage(request)), MISSING].entries()) if (n % 2 === at) found.push(...(await faultsOf(page, path)))
    expect(found).toEqual([])
  })
