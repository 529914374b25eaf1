export { issueReceipt } from './issue-receipt.ts'
export { findLastCardPayment, findReceiptCode, listReceiptCodes } from './sql.ts'
