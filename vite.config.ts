import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeGroups } from './bin/parts/code-groups.ts'
import { BUILD_TARGETS } from './src/browser/browser-floor.ts'
import { missingPages } from './bin/parts/missing-pages.ts'
import { unusedLibraryCode } from './bin/parts/unused-library-code.ts'
import { inlineScript } from './bin/parts/inline-script.ts'

export default defineConfig({
  plugins: [inlineScript(), missingPages(), unusedLibraryCode(), tailwindcss(), reactRouter()],
  build: { target: BUILD_TARGETS },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } } } } },
})
