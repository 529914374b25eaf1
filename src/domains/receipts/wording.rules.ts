import { consultationInWords } from './consultation/wording.rules.ts'
import type { ReceiptWords } from './every-kind/paper.rules.ts'
import { goodsInWords } from './goods/wording.rules.ts'
import { paymentInWords } from './payment/wording.rules.ts'
import { payoutInWords } from './payout/wording.rules.ts'
import { questionInWords } from './question/wording.rules.ts'
import { refundInWords } from './refund/wording.rules.ts'
import type { ReceiptContent } from './rules.ts'

/** A receipt in words, for the page and the PDF: money in reais, times of São Paulo. */
export function receiptInWords(content: ReceiptContent): ReceiptWords {
  if (content.kind === 'consultation') return consultationInWords(content)
  if (content.kind === 'refund') return refundInWords(content)
  if (content.kind === 'goods') return goodsInWords(content)
  if (content.kind === 'payout') return payoutInWords(content)
  return content.kind === 'question' ? questionInWords(content) : paymentInWords(content)
}
