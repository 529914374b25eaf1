/** What has a page of its own in the back office. */
export const OBJECT_KINDS = [
  'person',
  'consultation',
  'booking',
  'question',
  'order',
  'payment',
  'payout',
  'withdrawal',
  'claim',
] as const
export type ObjectKind = (typeof OBJECT_KINDS)[number]

const BACK_OFFICE = '/admin-dashboard'
const PLACES: Record<ObjectKind, string> = {
  person: 'pessoas',
  consultation: 'consultas',
  booking: 'marcadas',
  question: 'perguntas',
  order: 'dinheiro/pedidos',
  payment: 'dinheiro/pagamentos',
  payout: 'dinheiro/saques',
  withdrawal: 'dinheiro/retiradas',
  claim: 'casos',
}

export const OBJECT_WORDS: Record<ObjectKind, string> = {
  person: 'Pessoa',
  consultation: 'Consulta',
  booking: 'Consulta marcada',
  question: 'Pergunta por escrito',
  order: 'Pedido',
  payment: 'Pagamento',
  payout: 'Saque',
  withdrawal: 'Retirada',
  claim: 'Caso',
}

/** The one scheme of its addresses: where the page of this object is. A consultant's is the person's. */
export const hrefOfObject = (kind: ObjectKind, id: string) => `${BACK_OFFICE}/${PLACES[kind]}/${id}`

/** Where the list is that the object stands in; of what has no list, the back office itself. */
export const hrefOfList = (kind: ObjectKind) =>
  UNLISTED.includes(kind) ? BACK_OFFICE : `${BACK_OFFICE}/${PLACES[kind]}`
const UNLISTED: readonly ObjectKind[] = ['question', 'claim']
