import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs travels as two files, the libraries and ours: cut into thirty pieces it compresses worse (measured: 8 of 143 kB). */
const FRAME = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//
const HOUSE =
  /src\/(shared\/(?!contract|pix|qr-path)|app\/layouts\/(?!panel)|browser\/[\w-]+\.tsx?|browser\/seo\/|domains\/accounts\/(rules|ui\/session[\w-]*)\.tsx?|browser\/kit\/(avatar|badge|button|button-look|card|chevron|classes|dialog|drawer|duration|emblem|empty-state|engraving|error-state|field-frame|icon-button|link-button|logo|money|ornament|section-heading|skeleton|spinner|stars|status-badge|toast|toaster)\.tsx?|domains\/consultants\/(rules|ui\/(consultant-card|price-per-minute|rating|talk-button|use-presence|ways-to-buy))\.tsx?)/
/** Schemas arrive with the first call or form; no page needs them to be painted. */
const SCHEMAS = /node_modules\/zod\/|src\/shared\/contract\.ts/

const groups = [
  { name: 'frame', test: FRAME },
  { name: 'schemas', test: SCHEMAS },
  { name: 'house', test: HOUSE },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
