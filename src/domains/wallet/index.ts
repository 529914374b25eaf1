export { extendBonus } from './grants/bonus.rules.ts'
export { findBonus, listBonuses, listBonusesOfPayments } from './grants/bonus.sql.ts'
export { clawBackBonus } from './grants/claw-back-bonus.ts'
export { giveBackBonus } from './grants/give-back-bonus.ts'
export { grantBonus } from './grants/grant-bonus.ts'
export { withdrawBonus } from './grants/withdraw-bonus.ts'
export { collectEarningsDebts, oweEarnings } from './earnings/owe-earnings.ts'
export { scheduleClearing } from './earnings/schedule-clearing.ts'
export {
  holdEarnings,
  lockEarnings,
  readEarningsBalances,
  releaseEarnings,
  sumEarningsDebts,
} from './earnings/sql.ts'
export { grantMinutes, grantPurchasedMinutes } from './minutes/grant-minutes.ts'
export { findCoverableMs } from './minutes/find-coverable.ts'
export { coverageJournal, coveredEarningsOf } from './minutes/rules.ts'
export { recallMinutes } from './minutes/recall-minutes.ts'
export { reserveMinutes } from './minutes/reserve-minutes.ts'
export { returnMinutes } from './minutes/return-minutes.ts'
export { settleMinutes, type SettledCover } from './minutes/settle-minutes.ts'
export {
  claimRecalledMinutes,
  findRefundableMinutes,
  findWelcomeMinutesLeft,
  listMinutes,
  recordRefunded,
  type RefundedMinutes,
  type RecalledMinutes,
  sumCovered,
} from './minutes/sql.ts'
export { contestCredit } from './grants/contest-credit.ts'
export { lockHolders } from './grants/lock-holders.ts'
export {
  type CreditHolder,
  listCreditOf,
  listFreeCredit,
  listFreeGifts,
  listHeldPayments,
  listOnGiftCards,
  sumFrozenCredit,
  sumKept,
  sumOwnCredit,
} from './grants/sql.ts'
export { freezePurchase, releasePurchase } from './purchases/freeze-purchase.ts'
export { revokeBonus } from './purchases/revoke-bonus.ts'
export { takePurchase } from './purchases/take-purchase.ts'
export { payDebts, payDebtsOfPurchase } from './purchases/pay-debts.ts'
export { lockDebts, lockDebtsOfPayments, lockHoldersAndDebts } from './purchases/lock-debts.ts'
export { insertDebt, listOwingPayments, sumDebts } from './purchases/sql.ts'
export { lockBookedFunds } from './lock-booked-funds.ts'
export { lockSpendable } from './lock-spendable.ts'
export { postJournal, postJournals } from './post-journals.ts'
export {
  availableOf,
  bookedOf,
  COMMISSION,
  earningsOf,
  GATEWAY,
  orderedOf,
  reservedOf,
  SUSPENSE,
  toClearOf,
  type Journal,
  type JournalSubject,
} from './rules.ts'
export { lineChanges, listCommissions, listStatementEntries } from './statement.sql.ts'
export { balanceOf, findLastJournal, takeSubject } from './sql.ts'
export { foldLedger } from './fold-ledger.ts'
export { findFinalJournal } from './find-final-journal.ts'
export { findLedgerViolations } from './invariants.sql.ts'
