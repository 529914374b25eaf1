import type { Tx } from '#platform/db.ts'
import { type Centavos, most, portion } from '#shared/money.ts'
import { holdMinutes } from './hold-minutes.ts'
import { ANSWER_MS } from './rules.ts'
import { listCovers } from './sql.ts'

/** What an answer was bought for is its price, whatever one costs today: nothing is dearer. */
const ANY_PRICE: Centavos = 100_000_000n

type Holding = { subjectId: string; personId: string; consultantId: string; at: Date }

/**
 * Holds one answer of a client's bundles with this consultant for a question, and answers about what was paid for it,
 * in centavos, at least one. Undefined: none is left.
 */
export async function holdAnswer(tx: Tx, { subjectId, personId, consultantId, at }: Holding) {
  const coveredMs = await holdMinutes(tx, {
    consultationId: subjectId,
    personId,
    requestedMs: ANSWER_MS,
    consultantId,
    channel: 'messages',
    pricePerMinute: ANY_PRICE,
    chatPricePerMinute: ANY_PRICE,
    isWelcome: false,
    acceptsPackages: false,
    at,
    now: at,
  })
  if (coveredMs < ANSWER_MS) return undefined
  const worth = (await listCovers(tx, subjectId)).reduce(
    (sum, { pack, coveredMs: ms }) => sum + portion(pack.value, ms, pack.totalMs),
    0n,
  )
  return most(worth, 1n)
}
