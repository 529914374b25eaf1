import type { Capability } from '#shared/capabilities.ts'
import { specialtyNames } from '#domains/consultants/rules.ts'
import type { ObjectKind } from '../objects.rules.ts'
import { CHANNEL_CHOICES, stateChoices, type StatedKind } from '../states.rules.ts'
import type { SortType } from './cursor.rules.ts'

type Choices = Readonly<Record<string, string>>

/** `as` says what a cell holds. A column that is not `shown` waits until it is chosen. */
export type Column = { key: string; title: string; shown?: false; sums?: true } & (
  | { as: 'text' | 'money' | 'instant' | 'person' }
  | { as: 'state'; of: StatedKind }
  | { as: 'choice'; choices: Choices }
)
/** `person` is an id that the address brings; the page of that person links to it. */
export type Filter = { key: string; title: string } & (
  | { as: 'choice'; choices: Choices }
  | { as: 'beginning'; hint: string }
  | { as: 'person' }
)
export type Sort = { title: string; by: SortType; descending: boolean }

/** One list of the back office: what it shows, how it can be narrowed and sorted. An index serves each of its sorts. */
export type ListDefinition = {
  title: string
  one: string
  none: string
  many: string
  kind: ObjectKind
  capability: Capability
  path: `/api/team/${string}`
  columns: readonly Column[]
  filters: readonly Filter[]
  /** The first one is used where the address says none. */
  sorts: Readonly<Record<string, Sort>>
  /** The instant that `from` and `to` are about, in words. */
  days: string
}

const state = (of: StatedKind): Column => ({ key: 'state', title: 'Situação', as: 'state', of })
const ofState = (kind: StatedKind): Filter => ({
  key: 'state',
  title: 'Situação',
  as: 'choice',
  choices: stateChoices(kind),
})
const protocol: Column = { key: 'protocol', title: 'Número', as: 'text' }
const newest = (title: string): Sort => ({ title, by: 'instant', descending: true })
const oldest = (title: string): Sort => ({ title, by: 'instant', descending: false })
const largest: Sort = { title: 'Maior valor', by: 'number', descending: true }
const byTime = { newest: newest('Mais novos'), oldest: oldest('Mais antigos') }

const ROLES: Choices = { client: 'Cliente', consultor: 'Consultor', admin: 'Equipe' }
const TIERS: Choices = { iniciante: 'Iniciante', verificado: 'Verificado', destaque: 'Destaque', mestre: 'Mestre' }
const METHODS: Choices = { pix: 'Pix', card: 'Cartão' }
const PROGRAMS: Choices = { no: 'Pessoa', yes: 'Programa' }
const ORDER_KINDS: Choices = {
  credits: 'Créditos',
  package: 'Pacote de minutos',
  plan: 'Plano',
  single: 'Consulta avulsa',
  subscription: 'Assinatura',
  written: 'Pergunta por escrito',
  gift_card: 'Vale-presente',
  goods: 'Produtos da loja',
}
const CAUSES: Choices = { asked: 'Pedido', weekly: 'Semanal', leaving: 'Saída' }
const CHANNELS: Choices = CHANNEL_CHOICES

export const LISTS = {
  people: {
    title: 'Pessoas',
    one: 'pessoa',
    none: 'Nenhuma pessoa',
    many: 'pessoas',
    kind: 'person',
    capability: 'people',
    path: '/api/team/people',
    columns: [
      { key: 'person', title: 'Nome', as: 'person' },
      { key: 'email', title: 'E-mail', as: 'text' },
      { key: 'role', title: 'Papel', as: 'choice', choices: ROLES },
      state('person'),
      { key: 'createdAt', title: 'Desde', as: 'instant' },
      { key: 'phone', title: 'Celular', as: 'text', shown: false },
    ],
    filters: [
      { key: 'beginning', title: 'Nome começa com', as: 'beginning', hint: 'Como “ana p”, com os acentos.' },
      { key: 'role', title: 'Papel', as: 'choice', choices: ROLES },
      ofState('person'),
    ],
    sorts: {
      newest: newest('Mais novas'),
      oldest: oldest('Mais antigas'),
      name: { title: 'Nome', by: 'words', descending: false },
    },
    days: 'Conta aberta',
  },
  consultants: {
    title: 'Consultores',
    one: 'consultor',
    none: 'Nenhum consultor',
    many: 'consultores',
    kind: 'person',
    capability: 'consultants',
    path: '/api/team/consultants',
    columns: [
      { key: 'person', title: 'Nome', as: 'person' },
      state('consultant'),
      { key: 'tier', title: 'Nível', as: 'choice', choices: TIERS },
      { key: 'specialty', title: 'Especialidade', as: 'choice', choices: specialtyNames },
      { key: 'rating', title: 'Nota', as: 'text' },
      { key: 'appliedAt', title: 'Candidatura', as: 'instant' },
      { key: 'approvedAt', title: 'Aprovação', as: 'instant', shown: false },
      { key: 'attendant', title: 'Quem atende', as: 'choice', choices: PROGRAMS, shown: false },
    ],
    filters: [
      ofState('consultant'),
      { key: 'tier', title: 'Nível', as: 'choice', choices: TIERS },
      { key: 'attendant', title: 'Quem atende', as: 'choice', choices: PROGRAMS },
    ],
    sorts: byTime,
    days: 'Candidatura',
  },
  consultations: {
    title: 'Consultas',
    one: 'consulta',
    none: 'Nenhuma consulta',
    many: 'consultas',
    kind: 'consultation',
    capability: 'consultations',
    path: '/api/team/consultations',
    columns: [
      { key: 'requestedAt', title: 'Pedida em', as: 'instant' },
      { key: 'client', title: 'Cliente', as: 'person' },
      { key: 'consultant', title: 'Consultor', as: 'person' },
      { key: 'channel', title: 'Canal', as: 'choice', choices: CHANNELS },
      state('consultation'),
      { key: 'lasted', title: 'Cobrado', as: 'text' },
      { key: 'chargedCents', title: 'Valor', as: 'money', sums: true },
      { key: 'commissionCents', title: 'Comissão', as: 'money', sums: true, shown: false },
      { key: 'endedAt', title: 'Encerrada em', as: 'instant', shown: false },
    ],
    filters: [
      ofState('consultation'),
      { key: 'channel', title: 'Canal', as: 'choice', choices: CHANNELS },
      { key: 'client', title: 'Cliente', as: 'person' },
      { key: 'consultant', title: 'Consultor', as: 'person' },
    ],
    sorts: { newest: newest('Mais novas'), oldest: oldest('Mais antigas') },
    days: 'Pedida',
  },
  bookings: {
    title: 'Consultas marcadas',
    one: 'consulta marcada',
    none: 'Nenhuma consulta marcada',
    many: 'consultas marcadas',
    kind: 'booking',
    capability: 'consultations',
    path: '/api/team/bookings',
    columns: [
      { key: 'startsAt', title: 'Começa', as: 'instant' },
      { key: 'client', title: 'Cliente', as: 'person' },
      { key: 'consultant', title: 'Consultor', as: 'person' },
      { key: 'channel', title: 'Canal', as: 'choice', choices: CHANNELS },
      state('booking'),
      { key: 'lasts', title: 'Duração', as: 'text' },
      { key: 'priceCents', title: 'Valor', as: 'money', sums: true },
      { key: 'feeCents', title: 'Taxa', as: 'money', sums: true, shown: false },
    ],
    filters: [
      ofState('booking'),
      { key: 'client', title: 'Cliente', as: 'person' },
      { key: 'consultant', title: 'Consultor', as: 'person' },
    ],
    sorts: { newest: newest('Mais tarde'), oldest: oldest('Mais cedo') },
    days: 'Começa',
  },
  orders: {
    title: 'Pedidos',
    one: 'pedido',
    none: 'Nenhum pedido',
    many: 'pedidos',
    kind: 'order',
    capability: 'money',
    path: '/api/team/orders',
    columns: [
      protocol,
      { key: 'title', title: 'Compra', as: 'text' },
      { key: 'person', title: 'Cliente', as: 'person' },
      { key: 'kind', title: 'Tipo', as: 'choice', choices: ORDER_KINDS, shown: false },
      state('order'),
      { key: 'totalCents', title: 'Total', as: 'money', sums: true },
      { key: 'fromBalanceCents', title: 'Do saldo', as: 'money', sums: true, shown: false },
      { key: 'placedAt', title: 'Feito em', as: 'instant' },
      { key: 'paidAt', title: 'Pago em', as: 'instant', shown: false },
    ],
    filters: [
      ofState('order'),
      { key: 'kind', title: 'Tipo', as: 'choice', choices: ORDER_KINDS },
      { key: 'person', title: 'Cliente', as: 'person' },
    ],
    sorts: { ...byTime, largest },
    days: 'Feito',
  },
  payments: {
    title: 'Pagamentos',
    one: 'pagamento',
    none: 'Nenhum pagamento',
    many: 'pagamentos',
    kind: 'payment',
    capability: 'money',
    path: '/api/team/payments',
    columns: [
      protocol,
      { key: 'person', title: 'Cliente', as: 'person' },
      { key: 'title', title: 'O que', as: 'text' },
      { key: 'method', title: 'Meio', as: 'choice', choices: METHODS },
      state('payment'),
      { key: 'amountCents', title: 'Valor', as: 'money', sums: true },
      { key: 'createdAt', title: 'Pedido em', as: 'instant' },
      { key: 'paidAt', title: 'Pago em', as: 'instant', shown: false },
      { key: 'gateway', title: 'Meio de cobrança', as: 'text', shown: false },
      { key: 'gatewayId', title: 'Número no banco', as: 'text', shown: false },
    ],
    filters: [
      ofState('payment'),
      { key: 'method', title: 'Meio', as: 'choice', choices: METHODS },
      { key: 'person', title: 'Cliente', as: 'person' },
    ],
    sorts: { ...byTime, largest },
    days: 'Pedido',
  },
  payouts: {
    title: 'Saques',
    one: 'saque',
    none: 'Nenhum saque',
    many: 'saques',
    kind: 'payout',
    capability: 'payouts',
    path: '/api/team/payouts',
    columns: [
      protocol,
      { key: 'person', title: 'Consultor', as: 'person' },
      state('payout'),
      { key: 'amountCents', title: 'Valor', as: 'money', sums: true },
      { key: 'askedAt', title: 'Pedido em', as: 'instant' },
      { key: 'cause', title: 'Por quê', as: 'choice', choices: CAUSES, shown: false },
      { key: 'gateway', title: 'Banco', as: 'text', shown: false },
      { key: 'paidAt', title: 'Pago em', as: 'instant', shown: false },
    ],
    filters: [ofState('payout'), { key: 'person', title: 'Consultor', as: 'person' }],
    sorts: { ...byTime, largest },
    days: 'Pedido',
  },
  withdrawals: {
    title: 'Retiradas',
    one: 'retirada',
    none: 'Nenhuma retirada',
    many: 'retiradas',
    kind: 'withdrawal',
    capability: 'payouts',
    path: '/api/team/withdrawals',
    columns: [
      protocol,
      { key: 'person', title: 'Cliente', as: 'person' },
      state('withdrawal'),
      { key: 'amountCents', title: 'Valor', as: 'money', sums: true },
      { key: 'byHandCents', title: 'À mão', as: 'money', sums: true },
      { key: 'askedAt', title: 'Pedida em', as: 'instant' },
      { key: 'decidedAt', title: 'Decidida em', as: 'instant', shown: false },
    ],
    filters: [ofState('withdrawal'), { key: 'person', title: 'Cliente', as: 'person' }],
    sorts: { newest: newest('Mais novas'), oldest: oldest('Mais antigas'), largest },
    days: 'Pedida',
  },
} as const satisfies Record<string, ListDefinition>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]]
export const listOf = (name: ListName): ListDefinition => LISTS[name]

/** The most rows of one page, and of one file. */
export const MOST_ROWS = 50
export const MOST_EXPORTED = 20_000
/** The most rows that one act in bulk touches. */
export const MOST_CHOSEN = 50
