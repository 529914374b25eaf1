export { issueReceipt } from './receipts/issue-receipt.ts'
export { findReceiptCode, listReceiptCodes } from './receipts/sql.ts'
export { postJournal } from './post-journal.ts'
export { postJournals } from './post-journals.ts'
export {
  availableOf,
  COMMISSION,
  earningsOf,
  GATEWAY,
  reservedOf,
  SUSPENSE,
  toClearOf,
  type Journal,
} from './rules.ts'
export { balanceOf } from './sql.ts'
export { findViolations } from './watch/sql.ts'
