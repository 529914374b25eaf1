import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './bin/parts/inline-script.ts'
import { LongestFirst } from './test/support/longest-first.ts'

/** Mocks the library of password hashes and counts its calls, so no other file may have loaded it before. */
const ALONE = ['src/domains/accounts/passwords/hash-cost.test.ts']

const TESTS = ['{src,test,db,bin,deck,demo}/**/*.test.{ts,tsx}']
/** Storms, long models, planted bugs: what `npm run test:deep` adds to `npm test`. */
const DEEP = '**/*.deep.test.ts'

const quickPasswords = { alias: { '@node-rs/argon2': `${import.meta.dirname}/test/support/quick-passwords.ts` } }
/** Files share a worker and what it has loaded. */
const together = { isolate: false }
/** A test that hangs fails after this. None is as slow on a machine with load 12, and storms have longer. */
const MOST_MS = 180_000
const MOST_OF_STORMS_MS = 1_200_000

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    globalSetup: 'test/support/start-postgres.ts',
    sequence: { sequencer: LongestFirst },
    // One more than cores: rooms, kills and deadlines of tests wait, and what waits needs no core.
    maxWorkers: availableParallelism() + 1,
    // Each core has a worker already: collecting on further threads costs a twentieth more.
    execArgv: ['--single-threaded-gc'],
    projects: [
      {
        extends: true,
        resolve: quickPasswords,
        test: { ...together, name: 'together', include: TESTS, exclude: [...ALONE, DEEP] },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        resolve: quickPasswords,
        test: {
          ...together,
          name: 'deep',
          include: [DEEP],
          testTimeout: MOST_OF_STORMS_MS,
          hookTimeout: MOST_OF_STORMS_MS,
        },
      },
    ],
    setupFiles: 'test/support/after-each-file.ts',
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
    pool: 'forks',
    hookTimeout: MOST_MS,
    testTimeout: MOST_MS,
    expect: { poll: { timeout: MOST_MS / 3 } },
  },
})
