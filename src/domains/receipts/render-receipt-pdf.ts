import type { ReceiptProof } from './contract.ts'
import type { ReceiptWords } from './every-kind/paper.rules.ts'
import { parseReceiptContent } from './rules.ts'
import { receiptInWords } from './wording.rules.ts'
import { PaperDocument } from '#platform/pdf/paper-document.ts'
import type { Company } from '#shared/company.ts'

/** A receipt as PDF, with the address under `publicUrl` where anybody may check it. `company`: who issued it. */
export function renderReceiptPdf(
  { code, content, hash }: Pick<ReceiptProof, 'code' | 'content' | 'hash'>,
  { publicUrl, company }: { publicUrl: string; company: Company },
): Promise<Buffer> {
  const read = parseReceiptContent(content)
  const { title, sections, segments } = read ? receiptInWords(read) : unparsedReceipt(content)
  const document = new PaperDocument(`${title} ${code}`, company)
  document.heading(title, code)
  for (const lines of sections) document.lines(lines)
  if (segments.length > 0)
    document.lines(
      segments.map(({ from, to, seconds, how }) => ({
        name: [`${from} a ${to}`, how].filter(Boolean).join(', '),
        value: `${seconds} s`,
      })),
      'Os trechos contados',
    )
  const address = `${publicUrl}/relatorios?recibo=${code}`
  const promise = 'Confira este recibo: o código é feito do próprio conteúdo, e qualquer pessoa pode refazer as contas.'
  document.qrCode(address, `${promise}\n${address}\n\nImpressão digital (SHA-256): ${hash}`)
  return document.end()
}

/** A receipt of a kind that this version cannot parse. */
const unparsedReceipt = (content: string): ReceiptWords => ({
  title: 'Recibo',
  sections: [[{ name: content, value: '' }]],
  segments: [],
})
