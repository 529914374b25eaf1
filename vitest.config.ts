import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'db/**/*.test.ts', 'bin/**/*.test.ts'],
    globalSetup: 'test/support/start-postgres.ts',
    env: { TZ: 'UTC', LOG_LEVEL: 'silent' },
    pool: 'forks',
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
