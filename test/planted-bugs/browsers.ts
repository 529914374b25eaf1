import type { PlantedBug } from './planted-bug.ts'

/** Bugs that meet only browsers that are old, forgetful or far away. */
export const browserBugs: PlantedBug[] = [
  {
    name: 'browsers: a session that the browser may not keep is lost at once',
    edits: [{ file: 'src/browser/storage.ts', from: '      memory.set(key, text)\n', to: '' }],
    caughtBy: ['src/browser/storage.test.ts', 'src/domains/accounts/ui/session-store.test.ts'],
  },
  {
    name: 'browsers: a zone is believed by its looks',
    edits: [
      {
        file: 'src/domains/scheduling/ui/local-time.ts',
        from: 'test(timeZone) && formatOf(timeZone)',
        to: 'test(timeZone)',
      },
    ],
    caughtBy: ['src/domains/scheduling/ui/local-time.test.ts'],
  },
  {
    name: 'browsers: newsletters import late code without its loader',
    edits: [
      {
        file: 'src/domains/newsletter/ui/newsletter-form.tsx',
        from: "late(() => import('../contract.ts'))",
        to: "import('../contract.ts')",
      },
    ],
    caughtBy: ['test/browsers.test.ts'],
  },
  {
    name: 'browsers: the service worker uses what Safari has had since 17.4 only',
    edits: [
      {
        file: 'public/sw.js',
        from: 'signal: limit.signal',
        to: 'signal: AbortSignal.any([limit.signal, request.signal])',
      },
    ],
    caughtBy: ['test/browsers.test.ts'],
  },
]
