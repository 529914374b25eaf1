import { commissionBps } from '#domains/consultants/commission.rules.ts'
import { findCommissions, isFeaturable } from '#domains/consultants/index.ts'
import { CHANNELS, TIERS } from '#domains/consultants/rules.ts'
import { readQualityOf } from '#domains/consultations/index.ts'
import type { Db, Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { ConsultantPart, Sharer, Signal } from './contract.ts'
import { listSharers } from './marks.sql.ts'
import { isRefundSignal, isWelcomeSignal, MARK_WORDS, SIGNAL_DAYS } from './signals.rules.ts'
import { type Counted, findRefunds, findReviewCircle, findWelcomeClients } from './signals.sql.ts'
import { findConsultantPart } from './sql.ts'

const DAY_MS = 86_400_000
const MOST_ROWS = 20

/** What the team sees of a consultant besides the person. Refuses `not_found`. */
export async function readConsultant(db: Db, id: string, now: Date): Promise<ConsultantPart> {
  const found = await findConsultantPart(db, id, now)
  if (!found) throw refuse('not_found')
  const [quality, signals, terms, featurable] = await Promise.all([
    readQualityOf(db, id, now),
    listSignals(db, id, now),
    findCommissions(db, id, now),
    isFeaturable(db, id),
  ])
  const ofTier = commissionBps(TIERS.find((tier) => tier === found.tier) ?? 'iniciante')
  const { answered, absent, refunded, returning, wait } = quality
  return {
    ...found,
    commissions: CHANNELS.map((channel) => ({ channel, bps: terms?.agreed[channel] ?? ofTier })),
    isFeaturable: featurable,
    quality: { answered, absent, refunded, returning },
    waitMs: wait.ms,
    signals,
  }
}

/** What about a consultant's account is worth a look, each with the rows that say it. */
async function listSignals(sql: Sql, id: string, now: Date): Promise<Signal[]> {
  const since = new Date(now.getTime() - SIGNAL_DAYS * DAY_MS)
  const [sharers, refunds, circle, welcome] = await Promise.all([
    listSharers(sql, id, MOST_ROWS),
    findRefunds(sql, id, since, MOST_ROWS),
    findReviewCircle(sql, id, since, MOST_ROWS),
    findWelcomeClients(sql, id, since, MOST_ROWS),
  ])
  const alike = sharers.filter(({ isToldApart, marks }) => !isToldApart && marks.some((mark) => mark !== 'text'))
  const copied = sharers.filter(({ marks }) => marks.includes('text'))
  const signal = (kind: Signal['kind'], counted: Counted, isOne: boolean) => (isOne ? [{ kind, ...counted }] : [])
  return [
    ...signal('marks', rowsOf(alike), alike.length > 0),
    ...signal('texts', rowsOf(copied), copied.length > 0),
    ...signal('circle', circle, circle.part > 0),
    ...signal('refunds', refunds, isRefundSignal(refunds.part, refunds.whole ?? 0)),
    ...signal('welcome', welcome, isWelcomeSignal(welcome.part, welcome.whole ?? 0)),
  ]
}

const rowsOf = (sharers: readonly Sharer[]): Counted => ({
  part: sharers.length,
  whole: null,
  rows: sharers.map(({ id, name, marks }) => ({
    kind: 'person',
    id,
    name,
    detail: marks.map((mark) => MARK_WORDS[mark]).join(', '),
    at: null,
  })),
})
