import { randomUUID } from 'node:crypto'
import { balanceOf, grantMinutes, postJournals, holdMinutes, settleMinutes } from '#domains/wallet/index.ts'
import type { CoveredTime } from '#domains/wallet/minutes/rules.ts'
import { type Journal, type MinutesKind, prepaidOf, availableOf, COMMISSION } from '#domains/wallet/rules.ts'
import type { Db, Tx } from '#platform/db.ts'
import { credit } from './people.ts'

export const NOW = new Date('2026-11-20T15:00:00.000Z')
export const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
export const MINUTE = 60_000n
/** Two consultants. */
export const [luna, sol] = [randomUUID(), randomUUID()]

export type GrantOptions = Partial<{
  id: string
  kind: MinutesKind
  value: bigint
  minutes: bigint
  ceiling: bigint
  consultantId: string
  channel: string
  expiresAt: Date
  grantedAt: Date
  paymentId: string
}>

export type ReserveOptions = {
  channel?: string
  price?: bigint
  chatPrice?: bigint
  with?: string
  isWelcome?: boolean
  acceptsPackages?: boolean
  /** When it is to be covered, and when that is asked for: at once. */
  at?: Date
  now?: Date
}

type Agreed = { channel: string; pricePerMinute: bigint; commissionBps: number; keepsReturned?: boolean; at?: Date }

/** Minutes of people who exist only in the books: bought, reserved and settled as rooms and orders do it. */
export function openMinutesFixture(db: Db) {
  /** Without retries, because a retry would hide a deadlock. */
  const once = <T>(work: (tx: Tx) => Promise<T>) => db.begin(work) as Promise<T>
  const balancesFor = (personId: string) =>
    Promise.all([availableOf(personId), prepaidOf(personId)].map((account) => balanceOf(db, account)))

  /** By default three times twenty minutes for R$ 149,90, for consultants up to R$ 4,49. */
  const grant = (personId: string, { minutes = 60n, id = randomUUID(), ...options }: GrantOptions = {}) =>
    once((tx) =>
      grantMinutes(tx, {
        id,
        personId,
        kind: 'package',
        title: '3 conversas de 20 minutos',
        value: 14_990n,
        totalMs: minutes * MINUTE,
        ceiling: 449n,
        grantedAt: NOW,
        expiresAt: later(365),
        ...options,
      }),
    )

  const createBuyer = async (options: GrantOptions = {}, money = 20_000n) => {
    const [ana, id] = [randomUUID(), options.id ?? randomUUID()]
    await credit(db, ana, money)
    await grant(ana, { ...options, id })
    return { ana, id }
  }

  const reserve = (personId: string, consultationId: string, requestedMs: bigint, request: ReserveOptions = {}) =>
    once((tx) =>
      holdMinutes(tx, {
        consultationId,
        personId,
        requestedMs,
        consultantId: request.with ?? luna,
        channel: request.channel ?? 'chat',
        pricePerMinute: request.price ?? 299n,
        chatPricePerMinute: request.chatPrice ?? request.price ?? 299n,
        acceptsPackages: request.acceptsPackages ?? true,
        isWelcome: request.isWelcome ?? false,
        at: request.at ?? NOW,
        now: request.now ?? request.at ?? NOW,
      }),
    )

  /** Settles and captures the value, as a consultation does. */
  const settleTerms = (
    personId: string,
    consultationId: string,
    used: readonly CoveredTime[],
    terms: Agreed = { channel: 'chat', pricePerMinute: 449n, commissionBps: 2_200 },
  ) =>
    once(async (tx) => {
      const { value, covers, journals } = await settleMinutes(tx, {
        consultationId,
        clientId: personId,
        used,
        at: NOW,
        ...terms,
      })
      const cover: Journal = {
        key: `cover:${consultationId}`,
        subject: { kind: 'consultation', id: consultationId },
        kind: 'consultation_cover',
        postings: [{ from: prepaidOf(personId), to: COMMISSION, amount: value }],
      }
      await postJournals(tx, [...(value > 0n ? [cover] : []), ...journals])
      return { value, covers }
    })
  const settle = async (
    personId: string,
    consultationId: string,
    ms: bigint,
    how: Pick<Agreed, 'keepsReturned' | 'at'> = {},
  ) => {
    const terms = { channel: 'chat', pricePerMinute: 449n, commissionBps: 2_200, ...how }
    return (await settleTerms(personId, consultationId, [{ channel: 'chat', ms }], terms)).value
  }

  return { once, balancesFor, grant, createBuyer, reserve, settleTerms, settle }
}
