import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { centavosOf, readJson, reaisOf, writeJson } from './exact-json.ts'

test.each([
  ['49.9', 4_990n],
  ['49.90', 4_990n],
  ['49.900', 4_990n],
  ['50', 5_000n],
  ['0.07', 7n],
  ['1999.99', 199_999n],
])('%s reais is read as %s centavos', (written, centavos) => expect(centavosOf(written)).toBe(centavos))

test.each(['49.905', '-1', '1e3', '', 'NaN', ' 1', '1,50', '.5', '1234567890123'])(
  '"%s" is refused as an amount',
  (written) => expect(centavosOf(written)).toBeUndefined(),
)

test('every amount survives a round trip through JSON with floats', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 100_000_000n), (amount) => {
      const written = writeJson({ transaction_amount: amount })
      expect(written).toBe(`{"transaction_amount":${reaisOf(amount)}}`)
      const reserialised = JSON.stringify(JSON.parse(written))
      expect(centavosOf((readJson(reserialised) as { transaction_amount: string }).transaction_amount)).toBe(amount)
    }),
    { seed: seedOfThisRun() },
  )
})

test('a long number keeps all its digits', () =>
  expect(readJson('{"id":217000087654321001}')).toEqual({ id: '217000087654321001' }))

test.each(['', '<html>', '{"id":77', 'undefined'])('“%s” is no JSON', (text) => expect(readJson(text)).toBeUndefined())
