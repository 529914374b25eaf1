import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_CEILING, PRICE_FLOOR } from '#domains/consultants/rules.ts'
import { channelPrice } from '#shared/channel-price.ts'
import { toJson } from '#shared/json.ts'
import { freshDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { CALL_CHANNELS, type LiveChannel } from '../channels/rules.ts'
import { chargedUsage, chargedMs, channelUsageOf } from './channel-usage.rules.ts'
import { rowOf } from '../state/sql.ts'
import { costOfUsage } from './money.rules.ts'

const db = await freshDatabase()
const seed = seedOfThisRun()
const anyUsage = fc
  .record({
    channel: fc.constantFrom<LiveChannel>('chat', ...CALL_CHANNELS),
    chatPrice: fc.bigInt(PRICE_FLOOR, PRICE_CEILING),
    proven: fc.tuple(...[0, 1, 2].map(() => fc.tuple(fc.bigInt(0n, 400_000n), fc.bigInt(0n, 400_000n)))),
    chargesMilliseconds: fc.boolean(),
  })
  .map(({ chatPrice, channel, proven, chargesMilliseconds }) => {
    const [chat, audio, video] = proven.map(([covered, paid]) => ({ covered, all: covered + paid }))
    return {
      channel,
      pricePerMinute: channelPrice(chatPrice, channel),
      billedMs: chat!.all + audio!.all + video!.all,
      coveredMs: chat!.covered + audio!.covered + video!.covered,
      audioMs: audio!.all,
      videoMs: video!.all,
      audioCoveredMs: audio!.covered,
      videoCoveredMs: video!.covered,
      chargesMilliseconds,
    }
  })

test(`the database and the rules agree on what the use of any channels costs (SEED=${seed})`, async () => {
  const all = fc.sample(anyUsage, { seed, numRuns: 500 })
  const rows = await db<{ chargedMs: bigint; coveredMs: bigint; cost: bigint }[]>`
    select charged_time(c) as "chargedMs", covered_time(c) as "coveredMs",
      (select sum(cost)::bigint from charged_usage(c)) as cost
    from jsonb_array_elements(${toJson(all.map(rowOf))}::text::jsonb) with ordinality as given (consultation, place)
    cross join lateral jsonb_populate_record(null::consultations, consultation) c
    order by place`
  const expected = all.map((one) => {
    const usage = chargedUsage(channelUsageOf(one), one)
    const coveredMs = usage.reduce((sum, part) => sum + part.coveredMs, 0n)
    return { chargedMs: chargedMs(usage), coveredMs, cost: costOfUsage(usage) }
  })
  expect(rows.map((row) => ({ ...row }))).toEqual(expected)
})
