import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs travels as two files, the libraries and ours: cut into thirty pieces it compresses worse (measured: 8 of 143 kB). */
const FRAME = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|zod)\//
const HOUSE =
  /src\/(shared\/|app\/layouts\/|browser\/[\w-]+\.tsx?|domains\/accounts\/(contract|rules|ui\/session[\w-]*)\.tsx?|browser\/kit\/(avatar|button|button-look|card|classes|dialog|engraving|icon-button|link-button|logo|ornament|spinner|toast|toaster)\.tsx?)/

const groups = [
  { name: 'frame', test: FRAME },
  { name: 'house', test: HOUSE },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
