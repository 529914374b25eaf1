import type { ActWords } from './words.rules.ts'

/** Acts of the books. */
export const BOOKS: ActWords = {
  'reports.month_closed': ['Mês fechado', 'fechou um mês'],
  'reports.note_recorded': [
    'Situação de uma nota registrada',
    'disse como ficou uma nota de serviço',
    { issued: 'emitida', refused: 'recusada', cancelled: 'cancelada' },
  ],
  'reports.notes_imported': ['Situação de notas importada', 'importou a situação de notas de serviço'],
  'reports.fiscal_terms_set': ['Dados fiscais mudados', 'mudou os dados fiscais das notas'],
  'reports.book_taken': ['Arquivo da contabilidade baixado', 'baixou um arquivo da contabilidade'],
}
