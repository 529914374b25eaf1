import { PaperDocument } from '#platform/pdf/paper-document.ts'
import type { Company } from '#shared/company.ts'
import type { Slip } from './slips.rules.ts'

/** Packing slips as one PDF, a page for each order. For a thread of its own. */
export function renderSlips(slips: readonly Slip[], company: Company): Promise<Buffer> {
  const document = new PaperDocument('Pedidos a embalar', company)
  slips.forEach(({ number, barcode, about, pieces, giftNote }, n) => {
    if (n > 0) document.newPage()
    document.heading('Pedido da loja', number)
    document.barcode(barcode)
    document.lines(about)
    document.lines(pieces, 'No pacote')
    if (giftNote) document.prose(giftNote, 'Uma mensagem para você')
  })
  return document.end()
}
