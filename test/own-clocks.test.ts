import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Talks to somebody outside, who compares with a clock of theirs, or says when a line was logged. */
const OWN_CLOCK = [
  'src/platform/access-log.ts',
  'src/gateways/storage/s3-storage.ts',
  'src/gateways/payments/mercadopago/adapter.ts',
  'src/gateways/payouts/asaas/adapter.ts',
  'src/platform/embedded-postgres/use-postgres.ts',
  'src/platform/process-clock.ts',
]

test("what the server compares with stored instants is the database's time, never a machine's own", () => {
  const files = globSync('src/{domains,gateways,platform,server}/**/*.ts').filter(
    (path) => !/\.test\.ts$|\/ui\//.test(path),
  )
  expect(files.length).toBeGreaterThan(800)
  const own = files.filter((path) =>
    /^(?!\s*(\/\/|\*)).*(new Date\(\)|\bDate\.now\(\))/m.test(readFileSync(path, 'utf8')),
  )
  expect(own.toSorted()).toEqual(OWN_CLOCK.toSorted())
})
