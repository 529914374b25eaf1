import { ReceiptDocument } from '#domains/wallet/receipts/pdf/receipt-document.ts'
import type { Paper } from './rules.ts'

/** A report as PDF. Takes as long as hundreds of requests: for a thread of its own. */
export function renderPaper({ overline, title, sections }: Paper): Promise<Buffer> {
  const document = new ReceiptDocument(`${overline} ${title}`)
  document.heading(overline, title)
  for (const section of sections) document.lines(section.lines, section.title)
  return document.end()
}
