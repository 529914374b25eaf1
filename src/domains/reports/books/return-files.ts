import type { Sql } from '#platform/db.ts'
import { csvAmount } from '#shared/csv.ts'
import { formatDay, formatTime } from '#shared/dates.ts'
import type { FoundSet } from '../accounting/find-set.ts'
import { kindWords } from '../accounting/kinds.rules.ts'
import { refundCause } from '../lines/refund-causes.rules.ts'
import { listDisputes, listRefunds } from './rows.sql.ts'
import { subjectWords } from './subjects.rules.ts'
import type { Table } from './table.ts'

const when = (at: Date) => [formatDay(at), formatTime(at)]

/** Each act that gave something back: who bore it, and why. */
export async function refunds(sql: Sql, set: FoundSet): Promise<Table> {
  return [
    [
      'Lançamento',
      'Data',
      'Hora',
      'Ato',
      'Assunto',
      'Código',
      'Número',
      'Motivo',
      'Ao saldo de clientes (R$)',
      'Do consultor (R$)',
      'Da receita da casa (R$)',
      'De promoção (R$)',
      'Ao banco ou cartão (R$)',
    ],
    ...(await listRefunds(sql, set)).map((row) => [
      String(row.journal),
      ...when(row.at),
      kindWords(row.kind),
      subjectWords(row.subjectKind),
      row.subjectId,
      row.subjectNumber === null ? '' : String(row.subjectNumber),
      refundCause(row.cause) ?? '',
      ...[row.toClients, row.fromConsultants, row.fromRevenue, row.fromPromotion, row.outside].map(csvAmount),
    ]),
  ]
}

/** What cases at banks moved, movement by movement. */
export async function disputes(sql: Sql, set: FoundSet): Promise<Table> {
  return [
    ['Lançamento', 'Data', 'Hora', 'Ato', 'Código', 'Caso', 'Motivo do banco', 'De', 'Para', 'Valor (R$)'],
    ...(await listDisputes(sql, set)).map((row) => [
      String(row.journal),
      ...when(row.at),
      kindWords(row.kind),
      row.subjectId,
      row.subjectNumber === null ? '' : String(row.subjectNumber),
      row.reason ?? '',
      row.debit,
      row.credit,
      csvAmount(row.amount),
    ]),
  ]
}
