import { refusals } from '#shared/refusal.ts'
import { type Check, same } from './every-kind/checks.rules.ts'
import { receiptCodeOf } from './code.rules.ts'
import { ConsultationReceipt } from './consultation/contract.ts'
import { consultationChecksOf } from './consultation/rules.ts'
import type { ReceiptProof } from './contract.ts'
import { GoodsReceipt } from './goods/contract.ts'
import { goodsChecksOf } from './goods/rules.ts'
import { PaymentReceipt } from './payment/contract.ts'
import { PayoutReceipt } from './payout/contract.ts'
import { QuestionReceipt } from './question/contract.ts'
import { questionChecksOf } from './question/rules.ts'
import { RefundReceipt } from './refund/contract.ts'
import { refundChecksOf } from './refund/rules.ts'

export const refuse = refusals('receipts', {
  not_found: [404, 'Não encontramos um recibo com este código. Confira as letras e os números e tente de novo.'],
})

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. */
export type Digest = (text: string) => Promise<string>

export type ReceiptContent =
  | ConsultationReceipt
  | GoodsReceipt
  | PaymentReceipt
  | PayoutReceipt
  | QuestionReceipt
  | RefundReceipt

/** Parses a receipt's text. Undefined: not a known kind. */
export function parseReceiptContent(text: string): ReceiptContent | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const read = [ConsultationReceipt, QuestionReceipt, PaymentReceipt, GoodsReceipt, RefundReceipt, PayoutReceipt]
      .map((form) => form.safeParse(value))
      .find(({ success }) => success)
    return read?.data
  } catch {
    return undefined
  }
}

/**
 * Computes everything on a receipt again from its text alone, and compares. Formulas: money-and-time.md, L9 and L11.
 */
export async function checkReceipt(
  { code, previous, content, hash }: Omit<ReceiptProof, 'refunds'>,
  digest: Digest,
): Promise<Check[]> {
  const computed = await digest(previous + content)
  const seal = [same('hash', hash, computed), same('code', code, receiptCodeOf(computed))]
  const read = parseReceiptContent(content)
  if (read?.kind === 'consultation') return [...seal, ...consultationChecksOf(read)]
  if (read?.kind === 'goods') return [...seal, ...goodsChecksOf(read)]
  if (read?.kind === 'refund') return [...seal, ...refundChecksOf(read)]
  return read?.kind === 'question' ? [...seal, ...questionChecksOf(read)] : seal
}
