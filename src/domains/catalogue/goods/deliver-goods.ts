import { issueReceipt } from '#domains/receipts/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { PaidOrder } from '../kinds/purchase-flow.ts'
import { soldJournal } from './journals.ts'
import { receiptOf } from './goods-receipt.ts'
import { balanceSharesOf } from './shares.rules.ts'
import { findGoods, insertGoodsPayments, listLines, recordSold } from './sql.ts'

/**
 * Sells what an order holds: its money is revenue of the shop, each line knows what of it the balance paid, and the
 * order whose money it is. Refuses `wallet.insufficient_funds`. Answers false: no question goes out.
 */
export async function deliverGoods(tx: Tx, { order, moneys, at }: PaidOrder): Promise<boolean> {
  const { id, personId, total } = order
  await postJournals(tx, soldJournal(id, personId, moneys))
  const lines = await listLines(tx, [id])
  const fromBalance = moneys.reduce((sum, { value, isFromBalance }) => (isFromBalance ? sum + value : sum), 0n)
  const shares = balanceSharesOf(lines, fromBalance)
  await recordSold(
    tx,
    id,
    lines.map(({ n }, place) => ({ n, fromBalance: shares[place]! })),
  )
  await insertGoodsPayments(
    tx,
    id,
    // What a case or a debt left free does not take the order along.
    moneys.flatMap(({ paymentId, isLeftFree }) => (isLeftFree ? [] : (paymentId ?? []))),
  )
  if (total > 0n) {
    const content = receiptOf(order, (await findGoods(tx, id))!, lines, { fromBalance, at })
    await issueReceipt(tx, { subject: `goods:${id}`, personIds: [personId], content, at })
  }
  return false
}
