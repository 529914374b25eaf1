import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs travels as two files: cut into thirty pieces it compresses worse (measured: 8 of 143 kB). The
 * first, libraries.
 */
const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//
const KIT =
  'avatar|badge|breadcrumbs|button|button-look|card|chevron|classes|dialog|drawer|duration|emblem|empty-state|engraving|error-state|field-frame|' +
  'icon-button|icon-only|link-button|logo|money|notice|ornament|page-heading|section-heading|skeleton|spinner|stars|status-badge|toast|toaster'
const CARDS = 'card-skeleton|consultant-card|price-per-minute|rating|request-button|use-presence|buy-links'
/** The second, ours. */
const SITE = new RegExp(
  [
    'src/shared/(?!contract|pix|qr-path)',
    'src/app/layouts/(?!dashboard)',
    String.raw`src/browser/(?!register-service-worker)[\w-]+\.tsx?`,
    'src/browser/seo/',
    String.raw`src/browser/kit/[\w-]+/(${KIT})\.tsx?`,
    String.raw`src/domains/accounts/(rules|ui/session[\w-]*)\.tsx?`,
    String.raw`src/domains/consultants/(rules|ui/(${CARDS}))\.tsx?`,
    String.raw`src/domains/content/ui/post-card\.tsx`,
    String.raw`src/domains/reviews/testimonials/ui/testimonial-card\.tsx`,
    String.raw`lucide-react/dist/esm/icons/(chevron-left|play)\.`,
  ].join('|'),
)
/** To begin with a file costs five milliseconds here, twenty on a phone four times slower, however little is in it. */
const FIELDS = /src\/browser\/kit\/forms\/(checkbox|day-field|radio-cards|select|switch|text-area)\.tsx/
/** Schemas arrive with the first call or form; no page needs them to be painted. */
const SCHEMAS = /node_modules\/zod\/|src\/shared\/contract\.ts/

const groups = [
  { name: 'libraries', test: LIBRARIES },
  { name: 'schemas', test: SCHEMAS },
  { name: 'site', test: SITE },
  { name: 'fields', test: FIELDS },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
