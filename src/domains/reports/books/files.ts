import { channelNames } from '#domains/consultants/rules.ts'
import type { Sql } from '#platform/db.ts'
import { csvAmount } from '#shared/csv.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import { accountWords, CHART, CLASS_WORDS, classOf } from '../accounting/chart.rules.ts'
import { listConsultantSums } from '../accounting/consultants.sql.ts'
import { type FoundSet, readFlows } from '../accounting/find-set.ts'
import { movementsOf, trialBalance } from '../accounting/flows.rules.ts'
import { KINDS, kindWords } from '../accounting/kinds.rules.ts'
import { NOTE_STATE_WORDS } from '../notes/rules.ts'
import { allNotes, notes } from './note-files.ts'
import type { Table } from './table.ts'
import { disputes, refunds } from './return-files.ts'
import { listCoupons, listNamesOf } from './rows.sql.ts'

const channel = (name: string) => (name === '' ? '' : (channelNames[name as keyof typeof channelNames] ?? name))

/** Debits and credits of each account, with what stood there before and after. */
async function balance(sql: Sql, set: FoundSet): Promise<Table> {
  const { before, flows } = await readFlows(sql, set)
  return [
    ['Grupo', 'Conta', 'Código', 'Saldo anterior (R$)', 'Débitos (R$)', 'Créditos (R$)', 'Saldo final (R$)'],
    ...trialBalance(before, flows).map(({ account, opening, debits, credits, closing }) => [
      CLASS_WORDS[classOf(account)],
      accountWords(account),
      account,
      ...[opening, debits, credits, closing].map(csvAmount),
    ]),
  ]
}

async function revenue(sql: Sql, set: FoundSet): Promise<Table> {
  const { flows } = await readFlows(sql, set)
  return [
    ['Conta', 'Ato', 'Canal', 'Valor (R$)'],
    ...movementsOf(flows, 'revenue').map((one) => [
      accountWords(one.account),
      kindWords(one.kind),
      channel(one.channel),
      csvAmount(one.amount),
    ]),
  ]
}

/** What promotion cost by act, and what coupons took off prices: that is in no account, so it is not added up here. */
async function promotion(sql: Sql, set: FoundSet): Promise<Table> {
  const [{ flows }, coupons] = await Promise.all([readFlows(sql, set), listCoupons(sql, set)])
  return [
    ['Origem', 'Ato ou cupom', 'Canal', 'Quantos pedidos', 'No livro-caixa (R$)', 'Desconto no preço (R$)'],
    ...movementsOf(flows, 'cost')
      .filter(({ account }) => account === 'promotion_cost')
      .map(({ kind, channel: of, amount }) => [
        kind === 'consultation_cover' ? 'Minutos grátis' : 'Bônus e ajustes',
        kindWords(kind),
        channel(of),
        '',
        csvAmount(amount),
        '',
      ]),
    ...coupons.map(({ coupon, orders, discount }) => ['Cupom', coupon, '', String(orders), '', csvAmount(discount)]),
  ]
}

/** Commission, what was earned, refunded and paid out of each consultant, with the note and the tax kept back on it. */
async function consultants(sql: Sql, set: FoundSet): Promise<Table> {
  const [sums, notes] = await Promise.all([listConsultantSums(sql, set), allNotes(sql, set)])
  const ids = sums.flatMap(({ consultantId }) => consultantId ?? [])
  const names = new Map((await listNamesOf(sql, ids)).map((one) => [one.id, one]))
  const noted = new Map(notes.map((note) => [note.consultantId, note]))
  return [
    [
      'Código',
      'Consultor',
      'CPF ou CNPJ',
      'Bruto (R$)',
      'Comissão (R$)',
      'Líquido (R$)',
      'Devolvido a clientes (R$)',
      'Saques pagos (R$)',
      'DPS',
      'Nota',
      'Situação da nota',
      'Retido na nota (R$)',
    ],
    ...sums.map(({ consultantId, earned, commission, refunded, paidOut }) => {
      const who = names.get(consultantId ?? '')
      const note = noted.get(consultantId ?? '')
      return [
        consultantId ?? '',
        who?.name ?? 'Sem consultor',
        who ? writtenTaxId(who.taxId) : '',
        ...[earned + commission, commission, earned, refunded, paidOut].map(csvAmount),
        note ? String(note.dpsNumber) : '',
        note?.number ?? '',
        note ? NOTE_STATE_WORDS[note.state ?? 'none'] : '',
        note ? csvAmount(note.withheld) : '',
      ]
    }),
  ]
}

/** What the codes of the journal mean: its accounts and its acts. */
const chart = async (): Promise<Table> => [
  ['Tipo', 'Código', 'Grupo', 'Nome'],
  ...Object.keys(CHART).map((account) => ['Conta', account, CLASS_WORDS[classOf(account)], accountWords(account)]),
  ...Object.entries(KINDS).map(([kind, words]) => ['Ato', kind, '', words]),
]

type BooksTable = (sql: Sql, set: FoundSet) => Promise<Table>

/** Everything of a month that is one table. */
export const TABLES = {
  balancete: balance,
  receita: revenue,
  consultores: consultants,
  devolucoes: refunds,
  contestacoes: disputes,
  promocao: promotion,
  notas: notes,
  'plano-de-contas': chart,
} as const satisfies Record<string, BooksTable>
