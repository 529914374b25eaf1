import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeGroups } from './bin/parts/code-groups.ts'
import { inlineScript } from './bin/parts/inline-script.ts'

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } } } } },
})
