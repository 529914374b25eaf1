import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeGroups } from './bin/parts/code-groups.ts'
import { inlineScript } from './bin/parts/inline-script.ts'

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  resolve: {
    alias: [
      {
        find: '../createLucideIcon.mjs',
        replacement: `${import.meta.dirname}/src/browser/create-lucide-icon.tsx`,
      },
    ],
    // Else the server would load the library itself, and all of its icons.
    noExternal: ['lucide-react'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } } } } },
})
