import type { Sql } from '#platform/db.ts'
import { endOfDayLater } from '#shared/calendar.ts'
import { BOM, csvAmount, csvText } from '#shared/csv.ts'
import { formatDay } from '#shared/dates.ts'
import { INVOICE_MODELS, type InvoiceModel } from '../parcels/invoice.rules.ts'
import { orderNumber, refuse } from '../parcels/rules.ts'
import { listInvoices } from './sql.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOST_DAYS_MS = 366 * 86_400_000
const MOST_ROWS = 50_000
const HEAD = 'Postado em;Pago em;Pedido;Pacote;Documento;Chave;Produtos;Frete;Destinatário;Cidade;UF;Rastreio'

/**
 * Parcels posted between two days of São Paulo, both included, as a spreadsheet: what was paid for their pieces, and
 * the key of each paper; an empty key is still missing. Refuses a period that is none, or longer than a year.
 */
export async function exportInvoices(sql: Sql, { from, to }: { from: string; to: string }): Promise<string> {
  const [since, last] = [new Date(`${from}T00:00:00-03:00`), new Date(`${to}T00:00:00-03:00`)]
  const isPeriod = DAY.test(from) && DAY.test(to) && since <= last && last.getTime() - since.getTime() <= MOST_DAYS_MS
  if (!isPeriod) throw refuse('period_invalid')
  const rows = await listInvoices(sql, since, endOfDayLater(last, 0), MOST_ROWS)
  const lines = rows.map((row) =>
    [
      formatDay(row.postedAt),
      formatDay(row.paidAt),
      orderNumber(row.orderId),
      String(row.n),
      row.invoiceKey ? INVOICE_MODELS[row.invoiceKey.slice(20, 22) as InvoiceModel] : 'falta',
      // Behind an apostrophe a spreadsheet keeps all 44 digits.
      row.invoiceKey ? `'${row.invoiceKey}` : '',
      csvAmount(row.goods),
      csvAmount(row.freight),
      csvText(row.receiver ?? ''),
      csvText(row.city ?? ''),
      row.state ?? '',
      row.trackingCode,
    ].join(';'),
  )
  return `${BOM}${[HEAD, ...lines].join('\r\n')}\r\n`
}
