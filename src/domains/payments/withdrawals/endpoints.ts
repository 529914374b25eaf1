import { balanceMoved } from '#domains/wallet/facts.ts'
import { payDebts, sumDebts } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction } from '#platform/db.ts'
import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { readWithdrawals } from './read-withdrawals.ts'
import { withdrawalCaseViews, withdrawalViews } from './withdrawal-views.ts'
import { findWithdrawal, listByHand } from './sql.ts'
import * as link from './link.contract.ts'
import { readLinkedFunds, withdrawByLink } from './withdraw-by-link.ts'
import { withdrawCredit } from './withdraw-credit.ts'

const MOST = 100

export const withdrawalEndpoints: Route[] = [
  serve(contract.readWithdrawals, async ({ db, clock, viewer }) => readWithdrawals(db, viewer.id, await clock(db))),
  serve(contract.withdrawCredit, async ({ db, clock, viewer, input }) => {
    const { id, amountCents: amount, seenKeptBackCents: seenKeptBack, cpf } = input
    const withdrawal = await withdrawCredit(db, { id, amount, seenKeptBack, cpf, personId: viewer.id, clock })
    return (await withdrawalViews(db, [withdrawal]))[0]!
  }),
  serve(link.readLinkedFunds, ({ db, now, address, input }) => readLinkedFunds(db, { ...input, address, now })),
  serve(link.withdrawByLink, async ({ db, now, clock, address, input }) => {
    const withdrawal = await withdrawByLink(db, { ...input, address, now, clock })
    return (await withdrawalViews(db, [withdrawal]))[0]!
  }),
  serve(contract.payDebts, async ({ db, viewer }) =>
    inTransaction(db, async (tx) => {
      const paidCents = await payDebts(tx, { personId: viewer.id })
      if (paidCents > 0n) await announce(tx, balanceMoved(viewer.id))
      return { paidCents, debtCents: await sumDebts(tx, viewer.id) }
    }),
  ),
  serve(contract.listWithdrawalCases, async ({ db, input: { id } }) => {
    const rows = id ? [await findWithdrawal(db, id)] : await listByHand(db, MOST)
    return {
      withdrawals: await withdrawalCaseViews(
        db,
        rows.filter((row) => row !== undefined),
      ),
    }
  }),
  serve(contract.decideWithdrawal, async ({ db, clock, viewer, input }) => {
    const withdrawal = await decideWithdrawal(db, { ...input, by: viewer.id, clock })
    return (await withdrawalCaseViews(db, [withdrawal]))[0]!
  }),
]
