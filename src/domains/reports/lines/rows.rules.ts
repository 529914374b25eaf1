import type { StatementLine } from '../contract.ts'

/**
 * What a reader of a statement sees as one act. `direct`: so many centavos went from the bank to what was bought, or
 * back, and the balance did not move.
 */
export type StatementRow = Pick<StatementLine, 'id' | 'at' | 'words' | 'amountCents' | 'balanceCents'> & {
  receiptCodes: string[]
  direct: { amountCents: bigint; method: 'pix' | 'card' } | null
}

/**
 * Lines as rows, newest first. One row each: a purchase and the payment that paid exactly it, side by side; what came
 * back of it and its way to the bank; the parts of what the balance paid.
 */
export function rowsOf(lines: readonly StatementLine[]): StatementRow[] {
  const rows: StatementRow[] = []
  for (let at = 0; at < lines.length; ) {
    const [together, parts] = [purchaseAt(lines, at), partsAt(lines, at)]
    rows.push(together.length > 0 ? asOne(together) : rowOf(sumOf(parts)))
    at += together.length || parts.length
  }
  return rows
}

/** The lines of one payment that begin here, if they and its own line sum up to nothing. */
function purchaseAt(lines: readonly StatementLine[], at: number): StatementLine[] {
  const { paymentId } = lines[at]!
  const until = lines.findIndex((line, i) => i >= at && line.paymentId !== paymentId)
  const own = paymentId === null ? [] : lines.slice(at, until < 0 ? undefined : until)
  for (let many = 2; many <= own.length; many++) {
    const some = own.slice(0, many)
    const isWhole = some.reduce((sum, { amountCents }) => sum + amountCents, 0n) === 0n
    if (isWhole && some.filter(({ method }) => method !== null).length === 1) return some
  }
  return []
}

/** This line and those after it that are parts of the same purchase, or of its return. */
function partsAt(lines: readonly StatementLine[], at: number): StatementLine[] {
  const { purchaseId, paymentId, words } = lines[at]!
  const isPart = (one: StatementLine) =>
    one.purchaseId === purchaseId && one.paymentId === paymentId && one.words === words
  const until = lines.findIndex((line, i) => i > at && !isPart(line))
  return purchaseId === null ? [lines[at]!] : lines.slice(at, until < 0 ? undefined : until)
}

/** Parts as one line: the newest, with the sum of all. */
const sumOf = (parts: readonly StatementLine[]): StatementLine => ({
  ...parts[0]!,
  amountCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0n),
})

function asOne(lines: readonly StatementLine[]): StatementRow {
  const payment = lines.find(({ method }) => method !== null)!
  const isPaid = payment.amountCents > 0n
  const { words } = isPaid ? lines.find((line) => line !== payment)! : payment
  const amountCents = isPaid ? payment.amountCents : -payment.amountCents
  return {
    ...rowOf(lines[0]!),
    words,
    amountCents: 0n,
    receiptCodes: lines.flatMap(({ receiptCode }) => (receiptCode ? [receiptCode] : [])),
    direct: { amountCents, method: payment.method! },
  }
}

const rowOf = ({ id, at, words, amountCents, balanceCents, receiptCode }: StatementLine): StatementRow => ({
  id,
  at,
  words,
  amountCents,
  balanceCents,
  receiptCodes: receiptCode ? [receiptCode] : [],
  direct: null,
})
