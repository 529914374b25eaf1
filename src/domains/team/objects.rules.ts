/** What has a page of its own at the desk. */
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

const DESK = '/admin-dashboard'
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

/** The only scheme of addresses at the desk: where the page of this object is. A consultant's is the person's. */
export const hrefOfObject = (kind: ObjectKind, id: string) => `${DESK}/${PLACES[kind]}/${id}`

/** Where the list is that the object stands in; of what has no list, the desk itself. */
export const hrefOfList = (kind: ObjectKind) => (UNLISTED.includes(kind) ? DESK : `${DESK}/${PLACES[kind]}`)
const UNLISTED: readonly ObjectKind[] = ['question', 'claim']
