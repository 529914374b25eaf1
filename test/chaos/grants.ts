import { setTimeout as wait } from 'node:timers/promises'
import { grantBonus, grantMinutes, giveBackMinutes, clawBackBonus } from '#domains/wallet/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { SignedInPerson } from './people.ts'
import { randomUuid } from './random.ts'

const REPEAT_CHANCE = 0.3
const MOST_ATTEMPTS = 200
const DAY_MS = 86_400_000

/** Minutes and bonus that are granted and taken back during consultations, retried under the same id. */
export class Grants {
  readonly #db: Db
  readonly #given: { id: string; isBonus: boolean }[] = []
  refused = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** Grants one client so much; some of it expires within seconds. A minute costs 60 centavos, less than any price. */
  async grant(
    random: SeededRandom,
    { id: personId }: SignedInPerson,
    { isBonus, ms, cents }: { isBonus: boolean; ms: number; cents: number },
  ) {
    const id = randomUuid(random)
    const now = new Date()
    const lasts = random.chance(0.2) ? 1_000 + random.below(20_000) : DAY_MS * (1 + random.below(300))
    const when = { grantedAt: now, expiresAt: new Date(now.getTime() + lasts) }
    const pack = {
      id,
      personId,
      kind: random.pick(['package', 'plan'] as const),
      title: 'Minutos',
      value: BigInt(Math.floor(ms / 1_000)),
      totalMs: BigInt(ms),
    }
    this.#given.push({ id, isBonus })
    await this.#do(random, (tx) =>
      isBonus
        ? grantBonus(tx, { id, personId, amount: BigInt(cents), ...when })
        : grantMinutes(tx, { ...pack, ceiling: null, ...when }),
    )
  }

  /** Takes one of the grants back, unless it is in use. */
  async takeBack(random: SeededRandom) {
    if (this.#given.length === 0) return
    const { id, isBonus } = random.pick(this.#given)
    const at = new Date()
    await this.#do(random, (tx) => (isBonus ? clawBackBonus(tx, { id, at }) : giveBackMinutes(tx, { id, at })))
  }

  /** Until it is done or refused; three of ten are sent twice at once. */
  async #do(random: SeededRandom, work: (tx: Tx) => Promise<unknown>) {
    await Promise.all(Array.from({ length: random.chance(REPEAT_CHANCE) ? 2 : 1 }, () => this.#once(work)))
  }

  async #once(work: (tx: Tx) => Promise<unknown>, attemptsLeft = MOST_ATTEMPTS): Promise<void> {
    try {
      await inTransaction(this.#db, work)
    } catch (error) {
      if (error instanceof Refusal) return void (this.refused += 1)
      if (attemptsLeft === 0) throw error
      await wait(100)
      return this.#once(work, attemptsLeft - 1)
    }
  }
}
