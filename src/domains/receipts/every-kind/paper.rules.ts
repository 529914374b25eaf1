import { formatBRL } from '#shared/money.ts'

/** One line: label, value, and whether it is emphasised. */
export type ReceiptLine = { name: string; value: string; strong?: boolean }
/** One interval in which both were present, to the millisecond. */
export type Segment = { from: string; to: string; seconds: string; how?: string }
export type ReceiptWords = { title: string; sections: ReceiptLine[][]; segments: Segment[] }

/** A line for an amount that is there. */
export const lineUnlessZero = (name: string, amount: bigint | undefined): ReceiptLine[] =>
  amount ? [{ name, value: formatBRL(amount) }] : []
