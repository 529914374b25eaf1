import type { Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import { listClosedMonths } from '../accounting/closed-months.sql.ts'
import { findClosing } from '../accounting/close-month.ts'
import { findSet, readFlows } from '../accounting/find-set.ts'
import { FIGURE_NAMES, figuresOf, movementsOf, trialBalance } from '../accounting/flows.rules.ts'
import { type Month, monthAfter } from '../accounting/months.rules.ts'
import { countNotes } from '../notes/sql.ts'
import type { readBooksMonth } from './contract.ts'
import { shownMonth } from './read-months.ts'
import { findOpenWork, listLateJournals, sumConfirmedLater } from './sql.ts'
import { unusualOf } from './unusual.rules.ts'

const MOST_LATE = 50

/** One month of the books, to the centavo as the ledger has it. Refuses `invalid_month`. */
export async function readMonth(sql: Sql, month: Month, now: Date): Promise<OutputOf<typeof readBooksMonth>> {
  const set = await findSet(sql, month)
  const earlier = await findSet(sql, monthAfter(month, -1))
  const [{ before, flows }, former, closing, closed, late, later, notes] = await Promise.all([
    readFlows(sql, set),
    readFlows(sql, earlier),
    findClosing(sql, now),
    listClosedMonths(sql),
    listLateJournals(sql, set, MOST_LATE),
    sumConfirmedLater(sql, month),
    countNotes(sql, month),
  ])
  const shown = shownMonth(
    month,
    closed.find((one) => one.month === month),
    closing,
  )
  const isFirst = former.flows.length === 0
  const [now_, then] = [figuresOf(flows), figuresOf(former.flows)]
  return {
    ...shown,
    lateJournals: shown.lateJournals ?? Number(late[0]?.many ?? 0),
    figures: FIGURE_NAMES.map((figure) => ({
      figure,
      amountCents: now_[figure],
      beforeCents: isFirst ? null : then[figure],
    })),
    balance: trialBalance(before, flows).map(({ account, opening, debits, credits, closing: end }) => ({
      account,
      openingCents: opening,
      debitCents: debits,
      creditCents: credits,
      closingCents: end,
    })),
    revenue: movementsOf(flows, 'revenue').map(shownMovement),
    costs: movementsOf(flows, 'cost').map(shownMovement),
    late: late.map(({ journal, at, kind, subject, amount }) => ({
      journal: String(journal),
      at,
      kind,
      subject,
      amountCents: amount,
    })),
    confirmedLater: { payments: later.payments, amountCents: later.amount },
    unusual:
      shown.state === 'next'
        ? unusualOf(flows, {
            earlier: isFirst ? undefined : former.flows,
            all: [...before, ...flows],
            open: await findOpenWork(sql, month),
          })
        : [],
    notes: notes.map(({ state, many, commission, withheld }) => ({
      state: state ?? 'none',
      many,
      commissionCents: commission,
      withheldCents: withheld,
    })),
  }
}

const shownMovement = ({ amount, ...of }: ReturnType<typeof movementsOf>[number]) => ({ ...of, amountCents: amount })
