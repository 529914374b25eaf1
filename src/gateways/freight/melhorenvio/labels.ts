import { z } from 'zod'
import type { FreightAnswer, FreightEnd, LabelRequest } from '../gateway.ts'
import { measuresOf } from './quote.ts'
import type { Ask } from './request.ts'
import { trackAt } from './track.ts'

const Added = z.object({ id: z.string() })
const Anything = z.unknown()
const Generated = z.record(z.string(), z.object({ status: z.boolean(), message: z.string().optional() }))
const Printed = z.object({ url: z.string() })

/** Eleven digits are a CPF; a company has a field of its own. */
const endOf = ({ document, state, cep, street, ...end }: FreightEnd) => ({
  ...end,
  ...(document.length === 11 ? { document } : { company_document: document }),
  address: street,
  state_abbr: state,
  country_id: 'BR',
  postal_code: cep,
})

export async function addLabelAt(ask: Ask, request: LabelRequest): Promise<FreightAnswer<string>> {
  const { service, from, to, box, contents, invoiceKey, reference } = request
  const answer = await ask(Added, '/cart', {
    service: Number(service),
    from: endOf(from),
    to: endOf(to),
    products: contents.map(({ name, quantity, unitPrice }) => ({ name, quantity, unitary_value: unitPrice })),
    volumes: [measuresOf(box)],
    options: {
      insurance_value: contents.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * BigInt(quantity), 0n),
      receipt: false,
      own_hand: false,
      reverse: false,
      non_commercial: invoiceKey === null,
      ...(invoiceKey !== null && { invoice: { key: invoiceKey } }),
      platform: 'Sensitivos',
      tags: [{ tag: reference, url: null }],
    },
  })
  return answer.outcome === 'ok' ? { outcome: 'ok', value: answer.value.id } : answer
}

/** Their refusal to be paid twice is no refusal: what they know of the label says whether it was bought. */
export async function buyLabelAt(ask: Ask, id: string): Promise<FreightAnswer<true>> {
  const paid = await ask(Anything, '/shipment/checkout', { orders: [id] })
  if (paid.outcome === 'refused' && !(await trackAt(ask, [id])).has(id)) return paid
  const made = await ask(Generated, '/shipment/generate', { orders: [id] })
  if (made.outcome === 'refused')
    return (await trackAt(ask, [id])).get(id)?.code ? { outcome: 'ok', value: true } : made
  const { status, message = 'A etiqueta não foi gerada.' } = made.value[id] ?? { status: false }
  return status ? { outcome: 'ok', value: true } : { outcome: 'refused', why: message.slice(0, 300) }
}

export async function printLabelAt(ask: Ask, id: string): Promise<FreightAnswer<string>> {
  const answer = await ask(Printed, '/shipment/print', { mode: 'private', orders: [id] })
  return answer.outcome === 'ok' ? { outcome: 'ok', value: answer.value.url } : answer
}
