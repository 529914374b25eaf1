import { randomUUID } from 'node:crypto'
import {
  grantBonus,
  grantMinutes,
  postJournals,
  holdMinutes,
  giveBackMinutes,
  settleMinutes,
  clawBackBonus,
} from '#domains/wallet/index.ts'
import { availableOf, GATEWAY, prepaidOf, promotionalOf, PROMOTION_COST, toClearOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { least } from '#shared/money.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Participants, GrantCommand } from './commands.ts'
import type { LedgerModel } from './model.ts'

type MinutesGrant = { n: number; who: string; value: bigint; totalMs: bigint; usedMs: bigint }
type Bonus = { n: number; who: string; amount: bigint; unspent: bigint }
type Comparison = { found: unknown; expected: unknown }

const NOW = new Date()
const MINUTE = 60_000n
/** Grant number n expires n days after the first; those that expire first are used first. */
const endOf = (n: number) => new Date(NOW.getTime() + (365 + n) * 86_400_000)
const byEnd = (a: { n: number }, b: { n: number }) => a.n - b.n

/** Minutes and bonus in the database and in the model; returns what both say. */
export class Grants {
  readonly #db: Db
  readonly #model: LedgerModel
  readonly #participants: Participants
  readonly #packs = new Map<number, MinutesGrant>()
  readonly #bonuses = new Map<number, Bonus>()
  /** What was returned of each grant; returned again, it is the same. */
  readonly #returned = new Map<number, string>()
  readonly #takenBack = new Map<number, string>()

  constructor(db: Db, model: LedgerModel, participants: Participants) {
    this.#db = db
    this.#model = model
    this.#participants = participants
  }

  execute(one: GrantCommand): Promise<Comparison> {
    const who = this.#participants.clients[one.who % this.#participants.clients.length]!
    if (one.does === 'consult')
      return this.#consult(
        who,
        this.#participants.consultants[one.who % this.#participants.consultants.length]!,
        one.ms,
      )
    if (one.does === 'grant') return one.isBonus ? this.#giveBonus(who, one) : this.#giveMinutes(who, one)
    return one.isBonus ? this.#clawBackBonus(one.n) : this.#giveBackMinutes(one.n)
  }

  /** `isPaid`: after a payment that covers it. */
  async #giveMinutes(
    personId: string,
    { n, amount, isPaid }: { n: number; amount: bigint; isPaid: boolean },
  ): Promise<Comparison> {
    if (isPaid) {
      await postJournals(this.#db, [
        {
          key: `payment:${randomUUID()}`,
          subject: { kind: 'payment', id: randomUUID() },
          kind: 'payment',
          postings: [{ from: GATEWAY, to: availableOf(personId), amount }],
        },
      ])
      this.#move(GATEWAY, availableOf(personId), amount)
    }
    const pack = {
      id: this.#participants.grants[n]!,
      personId,
      kind: 'package' as const,
      title: 'Minutos',
      value: amount,
      totalMs: BigInt(n + 1) * MINUTE,
    }
    const found = await this.#outcomeOf((tx) =>
      grantMinutes(tx, { ...pack, ceiling: null, grantedAt: NOW, expiresAt: endOf(n) }),
    )
    if (this.#packs.has(n) || this.#returned.has(n)) return { found, expected: 'false' }
    if (this.#move(availableOf(personId), prepaidOf(personId), amount) !== 'posted')
      return { found, expected: 'wallet.insufficient_funds' }
    this.#packs.set(n, { n, who: personId, value: amount, totalMs: pack.totalMs, usedMs: 0n })
    return { found, expected: 'true' }
  }

  async #giveBonus(personId: string, { n, amount }: { n: number; amount: bigint }): Promise<Comparison> {
    const bonus = { id: this.#participants.grants[n]!, personId, amount, grantedAt: NOW, expiresAt: endOf(n) }
    const found = await this.#outcomeOf((tx) => grantBonus(tx, bonus))
    if (this.#bonuses.has(n) || this.#takenBack.has(n)) return { found, expected: 'false' }
    this.#recordSpent(personId)
    this.#move(PROMOTION_COST, promotionalOf(personId), amount)
    this.#bonuses.set(n, { n, who: personId, amount, unspent: amount })
    return { found, expected: 'true' }
  }

  /** Reserves twice as much as is used in the end; the consultant gets what was paid for the used part. */
  async #consult(who: string, consultantId: string, ms: bigint): Promise<Comparison> {
    const room = randomUUID()
    const found = await this.#outcomeOf(async (tx) => {
      const price = { pricePerMinute: 1_000_000n, chatPricePerMinute: 1_000_000n }
      const request = {
        consultantId,
        channel: 'chat',
        ...price,
        isWelcome: false,
        acceptsPackages: true,
        at: NOW,
        now: NOW,
      }
      const set = await holdMinutes(tx, { consultationId: room, personId: who, requestedMs: ms * 2n, ...request })
      const use = {
        consultationId: room,
        clientId: who,
        channel: 'chat',
        used: [{ channel: 'chat', ms: least(ms, set) }],
        pricePerMinute: 1_000_000n,
        commissionBps: 0,
        at: NOW,
      }
      const { value } = await settleMinutes(tx, use)
      if (value > 0n)
        await postJournals(tx, [
          {
            key: `cover:${room}`,
            subject: { kind: 'consultation', id: room },
            kind: 'consultation_cover',
            postings: [{ from: prepaidOf(who), to: toClearOf(consultantId), amount: value }],
          },
        ])
      return `${set} ${value}`
    })
    let [set, left, value] = [0n, ms, 0n]
    for (const pack of this.#openOf(who)) {
      const used = least(left, pack.totalMs - pack.usedMs)
      set += least(ms * 2n - set, pack.totalMs - pack.usedMs)
      value += worthOf(pack, pack.usedMs + used) - worthOf(pack, pack.usedMs)
      pack.usedMs += used
      left -= used
      if (pack.usedMs === pack.totalMs) this.#close(pack, 0n)
    }
    if (value > 0n) this.#move(prepaidOf(who), toClearOf(consultantId), value)
    return { found, expected: `${set} ${value}` }
  }

  async #giveBackMinutes(n: number): Promise<Comparison> {
    const found = await this.#outcomeOf(
      async (tx) => (await giveBackMinutes(tx, { id: this.#participants.grants[n]!, at: NOW })).unused,
    )
    const pack = this.#packs.get(n)
    if (!pack) return { found, expected: this.#returned.get(n) ?? 'wallet.minutes_not_found' }
    const unused = pack.value - worthOf(pack, pack.usedMs)
    if (unused > 0n) this.#move(prepaidOf(pack.who), availableOf(pack.who), unused)
    this.#close(pack, unused)
    return { found, expected: `${unused}` }
  }

  /** What was spent since the last look came from the bonuses there were, those that expire first in front. */
  #recordSpent(who: string) {
    const lots = [...this.#bonuses.values()].filter((bonus) => bonus.who === who).toSorted(byEnd)
    let spent = lots.reduce((sum, { unspent }) => sum + unspent, 0n) - this.#model.balanceOf(promotionalOf(who))
    for (const lot of lots) {
      const part = least(spent, lot.unspent)
      lot.unspent -= part
      spent -= part
    }
  }

  async #clawBackBonus(n: number): Promise<Comparison> {
    const found = await this.#outcomeOf(async (tx) => {
      const { taken, spent } = await clawBackBonus(tx, { id: this.#participants.grants[n]!, at: NOW })
      return `${taken} ${spent}`
    })
    const bonus = this.#bonuses.get(n)
    if (!bonus) return { found, expected: this.#takenBack.get(n) ?? 'wallet.bonus_not_found' }
    this.#recordSpent(bonus.who)
    const taken = bonus.unspent
    if (taken > 0n) this.#move(promotionalOf(bonus.who), PROMOTION_COST, taken)
    this.#bonuses.delete(n)
    this.#takenBack.set(n, `${taken} ${bonus.amount - taken}`)
    return { found, expected: `${taken} ${bonus.amount - taken}` }
  }

  #openOf(who: string) {
    return [...this.#packs.values()].filter((pack) => pack.who === who).toSorted(byEnd)
  }

  #close({ n }: MinutesGrant, returned: bigint) {
    this.#packs.delete(n)
    this.#returned.set(n, `${returned}`)
  }

  /** A grant's journal is never posted alone again, so the model does not keep its key. */
  #move(from: string, to: string, amount: bigint) {
    const key = randomUUID()
    const outcome = this.#model.post({
      key,
      kind: 'grant',
      subject: { kind: 'bonus', id: key },
      postings: [{ from, to, amount }],
    })
    this.#model.journals.delete(key)
    return outcome
  }

  /** The outcome, or the refusal. */
  async #outcomeOf(work: (tx: Tx) => Promise<unknown>): Promise<string> {
    try {
      return String(await inTransaction(this.#db, work))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.code
    }
  }
}

const worthOf = ({ value, totalMs }: MinutesGrant, usedMs: bigint) => (value * usedMs) / totalMs
