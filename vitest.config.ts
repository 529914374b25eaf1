import { defineConfig } from 'vitest/config'
import { inlineScript } from './bin/parts/inline-script.ts'
import { LongestFirst } from './test/support/longest-first.ts'

/** Mocks a library and counts its calls, so no other file may have loaded that library before. */
const ALONE = ['src/domains/accounts/accounts.test.ts']

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    globalSetup: 'test/support/start-postgres.ts',
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{src,test,db,bin,deck,demo}/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    setupFiles: 'test/support/after-each-file.ts',
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
    pool: 'forks',
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
