import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './bin/parts/inline-script.ts'
import { LongestFirst } from './test/support/longest-first.ts'

/** Mocks the library of password hashes and counts its calls, so no other file may have loaded it before. */
const ALONE = ['src/domains/accounts/passwords/hash-cost.test.ts']

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
        resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/test/support/quick-passwords.ts` } },
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
