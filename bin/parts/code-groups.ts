import type { Rolldown } from 'vite'

type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/**
 * What every page needs travels as two files: cut into thirty pieces it compresses worse (measured: 8 of 143 kB). The
 * first, libraries.
 */
const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\//
const CARDS = 'card-skeleton|consultant-card|price-per-minute|rating|request-button|use-presence|buy-links'
/** The second, ours: what frames every public page, the cards of the home page, and what they use. */
const SITE = new RegExp(
  [
    'src/shared/(?!capabilities|commission|company|contract|csv|day-input|format-minutes|parse-reais|pix|qr-path|spoken-duration|tax-id|team-roles|text|typ|whole-seconds)',
    'src/app/layouts/(?!dashboard|back-office|footer|not-found|report-host|bottom-bar/(?!place-of-bar))',
    String.raw`src/browser/(?!kept-typing|new-build|register-service-worker|restore-typing|theme-offer)[\w-]+\.tsx?`,
    'src/browser/seo/',
    String.raw`src/domains/accounts/(rules|ui/session[\w-]*)\.tsx?`,
    String.raw`src/domains/consultants/(rules|ui/(${CARDS}))\.tsx?`,
    String.raw`src/domains/content/ui/post-card\.tsx`,
    String.raw`src/domains/reviews/testimonials/ui/testimonial-card\.tsx`,
    String.raw`src/browser/icons/(chevron-(left|right)|play)\.ts`,
  ].join('|'),
)
const KIT = /src\/browser\/kit\//
/** To begin with a file costs five milliseconds here, twenty on a phone four times slower, however little is in it. */
const FIELDS = /src\/browser\/kit\/forms\/(?!month-grid|weeks-shown)/
/** What the horoscope of a page and what comes later on others share: small, and never needed one by one. */
const SKY = new RegExp(
  [
    'src/domains/oracles/ui/(horoscope-path|moon-disk|remembered-sign|sign-|use-chosen-sign)',
    'src/domains/oracles/day-card/ui/use-own-day',
    'src/domains/oracles/birth-chart/ui/wheel/glyph',
    String.raw`src/domains/oracles/birth-chart/(signs|wheel)\.rules`,
  ].join('|'),
)
/** Schemas arrive with the first call or form; no page needs them to be painted. */
const SCHEMAS = /node_modules\/zod\/|src\/shared\/(contract|typed-text\/fields)\.ts/
/** How typed text is cleaned: schemas need it, and so do searches that are painted without them. */
const TYPED_TEXT = /src\/shared\/(text|typed-text\/(clean|visible))\.ts/

/** What stands around a text of ours; the team's editor needs some of it, which would cut it into pieces. */
const AROUND_TEXTS = /src\/domains\/content\/ui\/(post-grid|table-of-contents)\.tsx/

/** So many pages make a part of the kit everybody's: it comes with the site instead of as a file of its own. */
const PAGES_OF_SHARED_KIT = 9
/** The pages of the team's back office count as one: what only they need is nobody else's. */
const PAGE = /src\/app\/(?:(?:pages\/admin|layouts\/back-office)|(?:pages|layouts|root|entry)[^?]*)/

/** The pages and frames that need a module to be painted: whatever imports it, and what imports that. */
function pagesUsing(id: string, graph: ModuleGraph): Set<string> {
  const [pages, seen] = [new Set<string>(), new Set<string>()]
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const [page] = PAGE.exec(next) ?? []
    if (page) pages.add(page)
    waiting.push(...(graph.getModuleInfo(next)?.importers ?? []))
  }
  return pages
}

const isSharedKit = (id: string, graph: ModuleGraph) =>
  KIT.test(id) && !FIELDS.test(id) && pagesUsing(id, graph).size >= PAGES_OF_SHARED_KIT

/** Which modules travel together. */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: LIBRARIES },
  { name: 'typed-text', test: TYPED_TEXT },
  { name: 'schemas', test: SCHEMAS },
  { name: (id, graph) => (SITE.test(id) || isSharedKit(id, graph) ? 'site' : null) },
  { name: 'sky', test: SKY },
  { name: 'fields', test: FIELDS },
  { name: 'around-texts', test: AROUND_TEXTS },
]
