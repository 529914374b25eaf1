/** The files of a month, by the name in their address: what each is called. */
export const BOOK_FILE_WORDS = {
  diario: 'Diário (todos os lançamentos)',
  balancete: 'Balancete',
  receita: 'Receita por tipo e canal',
  consultores: 'Comissões por consultor',
  devolucoes: 'Reembolsos e devoluções',
  contestacoes: 'Contestações',
  promocao: 'Custo de promoção',
  notas: 'Notas de serviço (CSV)',
  'notas-json': 'Notas de serviço (JSON)',
  'plano-de-contas': 'Plano de contas e atos',
} as const
export type BookFile = keyof typeof BOOK_FILE_WORDS
export const BOOK_FILES = Object.keys(BOOK_FILE_WORDS) as BookFile[]

/** Its name when it is saved. */
export const bookFileName = (file: BookFile, month: string) =>
  file === 'notas-json' ? `notas-${month}.json` : `${file}-${month}.csv`
