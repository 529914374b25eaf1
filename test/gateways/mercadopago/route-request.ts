import { errorReply, okReply, type Reply } from './replies.ts'
import type { FakeStore } from './store.ts'
import { refundPayment } from './refunds.ts'
import { createPayment } from './payments.ts'
import { searchPayments } from './search-payments.ts'
import { paymentJson, chargebackJson, claimJson, preferenceJson, refundJson } from './json.ts'

export type FakeRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  collector: number
  now: Date
}
type Handler = (store: FakeStore, request: FakeRequest, ...parts: string[]) => Reply

const foundReply = <T>(thing: T | undefined, show: (thing: T) => unknown): Reply =>
  thing === undefined ? errorReply(404, 'Not found', 2000) : okReply(show(thing))

const ROUTES: [string, RegExp, Handler][] = [
  ['POST', /^\/v1\/payments$/, (store, { body, collector, now }) => createPayment(store, body, collector, now)],
  ['GET', /^\/v1\/payments\/search$/, (store, { query }) => searchPayments(store, query)],
  ['GET', /^\/v1\/payments\/(\d+)$/, (store, _, id) => foundReply(store.payments.get(Number(id)), paymentJson)],
  [
    'POST',
    /^\/v1\/payments\/(\d+)\/refunds$/,
    (store, { body, now }, id) => refundPayment(store, Number(id), body.amount, now),
  ],
  [
    'GET',
    /^\/v1\/payments\/(\d+)\/refunds$/,
    (store, _, id) => okReply(store.refunds.filter((one) => one.paymentId === Number(id)).map(refundJson)),
  ],
  [
    'GET',
    /^\/v1\/payments\/\d+\/refunds\/(\d+)$/,
    (store, _, id) =>
      foundReply(
        store.refunds.find((one) => one.id === Number(id)),
        refundJson,
      ),
  ],
  ['POST', /^\/checkout\/preferences$/, createPreference],
  ['GET', /^\/checkout\/preferences\/search$/, searchPreferences],
  [
    'GET',
    /^\/checkout\/preferences\/([\w-]+)$/,
    (store, { collector }, id) =>
      foundReply(
        store.pages.find((page) => page.id === id),
        (page) => preferenceJson(page, collector),
      ),
  ],
  [
    'GET',
    /^\/v1\/chargebacks\/search$/,
    (store, { query }) => okReply({ results: chargebacksOf(store, query.get('payment_id')).map(chargebackJson) }),
  ],
  [
    'GET',
    /^\/v1\/chargebacks\/([\w-]+)$/,
    (store, _, id) =>
      foundReply(
        store.chargebacks.find((one) => one.id === id),
        chargebackJson,
      ),
  ],
  [
    'GET',
    /^\/post-purchase\/v1\/claims\/(\d+)$/,
    (store, _, id) =>
      foundReply(
        store.claims.find((one) => one.id === Number(id)),
        claimJson,
      ),
  ],
  [
    'GET',
    /^\/v1\/customers\/([\w-]+)\/cards\/(\d+)$/,
    (store, _, customer, id) =>
      foundReply(cardOf(store, customer, id), ({ method }) => ({ id, payment_method: { id: method } })),
  ],
  [
    'DELETE',
    /^\/v1\/customers\/([\w-]+)\/cards\/(\d+)$/,
    (store, _, customer, id) => {
      const known = cardOf(store, customer, id)
      store.cards = store.cards.filter((card) => card !== known)
      return foundReply(known, ({ method }) => ({ id, payment_method: { id: method } }))
    },
  ],
  ['POST', /^\/v1\/card_tokens$/, createCardToken],
]

export function routeRequest(store: FakeStore, request: FakeRequest): Reply {
  for (const [method, pattern, handle] of ROUTES) {
    const [whole, ...parts] = pattern.exec(request.path) ?? []
    if (whole !== undefined && method === request.method) return handle(store, request, ...parts)
  }
  return errorReply(404, 'Not found')
}

const chargebacksOf = (store: FakeStore, paymentId: string | null) =>
  store.chargebacks.filter((one) => String(one.paymentId) === paymentId)
const cardOf = (store: FakeStore, customer: string, id: unknown) =>
  store.cards.find((card) => card.customer === customer && card.id === Number(id))

function createPreference(store: FakeStore, { body, collector, now }: FakeRequest): Reply {
  const [item] = body.items as { unit_price: number }[]
  const backs = body.back_urls as { success?: string }
  if (body.auto_return && !backs?.success)
    return errorReply(400, 'auto_return invalid. back_url.success must be defined')
  const { default_installments: installments } = body.payment_methods as { default_installments: number }
  const { keeps_card: keepsCard } = body.metadata as { keeps_card: boolean }
  const cents = Math.round(item!.unit_price * 100)
  const expiresAt = new Date(String(body.expiration_date_to))
  const page = {
    id: `${collector}-${store.nextId++}`,
    reference: String(body.external_reference),
    cents,
    installments,
    keepsCard,
    expiresAt,
    createdAt: now,
  }
  store.pages.push(page)
  return okReply(preferenceJson(page, collector), 201)
}

function searchPreferences(store: FakeStore, { query }: FakeRequest): Reply {
  const pages = store.pages.filter((page) => page.reference === query.get('external_reference'))
  const elements = pages.map(({ id, reference, createdAt }) => ({
    id,
    external_reference: reference,
    date_created: createdAt.toISOString(),
    items: ['Créditos'],
  }))
  return okReply({ elements, total: elements.length, next_offset: elements.length })
}

function createCardToken(store: FakeStore, { body }: FakeRequest): Reply {
  const card = cardOf(store, String(body.customer_id), body.card_id)
  if (!card) return errorReply(404, 'Card not found', 3010)
  const id = `tok${store.nextId++}`
  store.cardTokens.set(id, card)
  return okReply({ id, card_id: card.id, status: 'active' }, 201)
}
