import { no, yes, type Reply } from './answers.ts'
import type { Books } from './books.ts'
import { refundPayment } from './give-back.ts'
import { createPayment } from './pay.ts'
import { searchPayments } from './search.ts'
import { shown, shownChargeback, shownClaim, shownPage, shownRefund } from './shown.ts'

export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  collector: number
  now: Date
}
type Handler = (books: Books, asked: Asked, ...parts: string[]) => Reply

const found = <T>(thing: T | undefined, show: (thing: T) => unknown): Reply =>
  thing === undefined ? no(404, 'Not found', 2000) : yes(show(thing))

const ROUTES: [string, RegExp, Handler][] = [
  ['POST', /^\/v1\/payments$/, (books, { body, collector, now }) => createPayment(books, body, collector, now)],
  ['GET', /^\/v1\/payments\/search$/, (books, { query }) => searchPayments(books, query)],
  ['GET', /^\/v1\/payments\/(\d+)$/, (books, _, id) => found(books.payments.get(Number(id)), shown)],
  [
    'POST',
    /^\/v1\/payments\/(\d+)\/refunds$/,
    (books, { body, now }, id) => refundPayment(books, Number(id), body.amount, now),
  ],
  [
    'GET',
    /^\/v1\/payments\/\d+\/refunds\/(\d+)$/,
    (books, _, id) =>
      found(
        books.refunds.find((one) => one.id === Number(id)),
        shownRefund,
      ),
  ],
  ['POST', /^\/checkout\/preferences$/, openPage],
  ['GET', /^\/checkout\/preferences\/search$/, searchPages],
  [
    'GET',
    /^\/checkout\/preferences\/([\w-]+)$/,
    (books, { collector }, id) =>
      found(
        books.pages.find((page) => page.id === id),
        (page) => shownPage(page, collector),
      ),
  ],
  [
    'GET',
    /^\/v1\/chargebacks\/search$/,
    (books, { query }) => yes({ results: chargebacksOf(books, query.get('payment_id')).map(shownChargeback) }),
  ],
  [
    'GET',
    /^\/v1\/chargebacks\/([\w-]+)$/,
    (books, _, id) =>
      found(
        books.chargebacks.find((one) => one.id === id),
        shownChargeback,
      ),
  ],
  [
    'GET',
    /^\/post-purchase\/v1\/claims\/(\d+)$/,
    (books, _, id) =>
      found(
        books.claims.find((one) => one.id === Number(id)),
        shownClaim,
      ),
  ],
  [
    'GET',
    /^\/v1\/customers\/([\w-]+)\/cards\/(\d+)$/,
    (books, _, customer, id) =>
      found(cardOf(books, customer, id), ({ method }) => ({ id, payment_method: { id: method } })),
  ],
  ['POST', /^\/v1\/card_tokens$/, lendToken],
]

export function answer(books: Books, asked: Asked): Reply {
  for (const [method, pattern, handle] of ROUTES) {
    const [whole, ...parts] = pattern.exec(asked.path) ?? []
    if (whole !== undefined && method === asked.method) return handle(books, asked, ...parts)
  }
  return no(404, 'Not found')
}

const chargebacksOf = (books: Books, paymentId: string | null) =>
  books.chargebacks.filter((one) => String(one.paymentId) === paymentId)
const cardOf = (books: Books, customer: string, id: unknown) =>
  books.cards.find((card) => card.customer === customer && card.id === Number(id))

function openPage(books: Books, { body, collector, now }: Asked): Reply {
  const [item] = body.items as { unit_price: number }[]
  const backs = body.back_urls as { success?: string }
  if (body.auto_return && !backs?.success) return no(400, 'auto_return invalid. back_url.success must be defined')
  const { default_installments: installments } = body.payment_methods as { default_installments: number }
  const { keeps_card: keepsCard } = body.metadata as { keeps_card: boolean }
  const cents = Math.round(item!.unit_price * 100)
  const expiresAt = new Date(String(body.expiration_date_to))
  const page = {
    id: `${collector}-${books.nextId++}`,
    reference: String(body.external_reference),
    cents,
    installments,
    keepsCard,
    expiresAt,
    createdAt: now,
  }
  books.pages.push(page)
  return yes(shownPage(page, collector), 201)
}

function searchPages(books: Books, { query }: Asked): Reply {
  const pages = books.pages.filter((page) => page.reference === query.get('external_reference'))
  const elements = pages.map(({ id, reference, createdAt }) => ({
    id,
    external_reference: reference,
    date_created: createdAt.toISOString(),
    items: ['Créditos'],
  }))
  return yes({ elements, total: elements.length, next_offset: elements.length })
}

function lendToken(books: Books, { body }: Asked): Reply {
  const card = cardOf(books, String(body.customer_id), body.card_id)
  if (!card) return no(404, 'Card not found', 3010)
  const id = `tok${books.nextId++}`
  books.cardTokens.set(id, card)
  return yes({ id, card_id: card.id, status: 'active' }, 201)
}
