import type { Sql } from '#platform/db.ts'
import { listBonuses } from './grants/bonus.sql.ts'
import { ANSWER_MS, joinParts, leftMs } from './minutes/rules.ts'
import { listMinutes } from './minutes/sql.ts'
import { availableOf, bookedOf, orderedOf, promotionalOf, reservedOf } from './rules.ts'
import { findBalances } from './sql.ts'

/**
 * A client's spendable, reserved (for rooms, questions, orders and bookings) and promotional balance in centavos;
 * prepaid minutes and answers, and what is left of each bonus.
 */
export async function readWallet(sql: Sql, personId: string) {
  const accounts = [
    availableOf(personId),
    promotionalOf(personId),
    reservedOf(personId),
    orderedOf(personId),
    bookedOf(personId),
  ]
  const [balances, packs, bonuses] = await Promise.all([
    findBalances(sql, accounts),
    listMinutes(sql, personId),
    listBonuses(sql, personId),
  ])
  const [availableCents, promotionalCents, held, ordered, booked] = accounts.map(
    (account) => balances.get(account) ?? 0n,
  ) as [bigint, bigint, bigint, bigint, bigint]
  const [bundles, prepaid] = [
    packs.filter(({ kind }) => kind === 'answers'),
    packs.filter(({ kind }) => kind !== 'answers'),
  ]
  const answers = joinParts(bundles).map((pack) => ({
    id: pack.id,
    title: pack.title,
    consultantId: pack.consultantId!,
    left: Number(leftMs(pack) / ANSWER_MS),
    total: Number(pack.totalMs / ANSWER_MS),
    expiresAt: pack.expiresAt,
  }))
  const minutes = joinParts(prepaid).map((pack) => ({
    id: pack.id,
    kind: pack.kind as Exclude<typeof pack.kind, 'answers'>,
    title: pack.title,
    valueCents: pack.value,
    totalMs: Number(pack.totalMs),
    leftMs: Number(leftMs(pack)),
    reservedMs: Number(pack.reservedMs),
    ceilingCents: pack.ceiling,
    consultantId: pack.consultantId,
    channel: pack.channel,
    expiresAt: pack.expiresAt,
    isRolledOver: pack.isRolledOver,
    isKept: pack.isKept,
  }))
  return {
    availableCents,
    reservedCents: held + ordered + booked,
    promotionalCents,
    minutes,
    answers,
    bonuses: bonuses.map(({ id, left, expiresAt, notWith }) => ({
      id,
      leftCents: left,
      expiresAt,
      notWithId: notWith,
    })),
  }
}
