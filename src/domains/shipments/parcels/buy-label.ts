import { findGoodsOrder, type GoodsOrder } from '#domains/catalogue/index.ts'
import type { FreightOrigin } from '#gateways/freight/adapter.ts'
import type { FreightAnswer, FreightEnd, FreightGateway, LabelRequest } from '#gateways/freight/gateway.ts'
import { findPerson, forbidSelfDecision } from '#domains/accounts/index.ts'
import { company } from '#platform/company/known-company.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { boxOf } from '#domains/shop/freight-options.rules.ts'
import { pieceName } from './pieces.rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { orderNumber, refuse } from './rules.ts'
import { findParcel, type ParcelRow, recordLabel, recordLabelBought } from './sql.ts'

export type Carrier = { gateway: FreightGateway; origin: FreightOrigin }
type Buying = { id: string; document: string; carrier: Carrier | undefined; by: string; clock: Clock }

/**
 * Buys the carrier's label of a packed parcel, once: it is prepared, its id kept, and only then paid. Answers where it
 * is printed. No transaction is open while the carrier is asked. `document`: the receiver's CPF, which carriers ask for
 * and nobody keeps.
 */
export async function buyLabel(db: Db, { id, document, carrier, by, clock }: Buying): Promise<string> {
  const parcel = await findParcel(db, id)
  if (!parcel) throw refuse('parcel_not_found')
  if (!carrier) throw refuse('no_carrier')
  const { gateway } = carrier
  forbidSelfDecision(by, parcel.personId)
  if (parcel.state !== 'packed' || parcel.isPickup || parcel.cancelAskedAt) throw refuse('not_possible_now')
  const labelId = await labelOf(db, parcel, document, carrier)
  valueOf(await answerOf(() => gateway.buyLabel(labelId)))
  await inTransaction(db, async (tx) => {
    const at = await clock(tx)
    if (!(await recordLabelBought(tx, id, at))) return
    const states = { before: { label: null }, after: { label: labelId } }
    const act = { kind: 'shipments.label_bought', by, personId: parcel.personId, subjectId: id } as const
    await recordTeamAct(tx, { ...act, ...states, at })
  })
  return valueOf(await answerOf(() => gateway.printLabel(labelId)))
}

async function labelOf(db: Db, parcel: ParcelRow, document: string, { gateway, origin }: Carrier): Promise<string> {
  if (parcel.labelId) {
    if (parcel.labelGateway !== gateway.name) throw refuse('not_possible_now')
    return parcel.labelId
  }
  const order = (await findGoodsOrder(db, parcel.orderId))!
  const person = await findPerson(db, parcel.personId)
  const request = requestOf(order, parcel, { origin, document, email: person?.email ?? '' })
  const prepared = valueOf(await answerOf(() => gateway.addLabel(request)))
  // Whoever was faster has one already; ours was prepared and never costs anything.
  if (await recordLabel(db, parcel.id, gateway.name, prepared)) return prepared
  const known = (await findParcel(db, parcel.id))!.labelId
  if (!known) throw refuse('not_possible_now')
  return known
}

type Sent = { origin: FreightOrigin; document: string; email: string }

function requestOf(order: GoodsOrder, parcel: ParcelRow, { origin, document, email }: Sent): LabelRequest {
  const { address, freightService } = order
  if (!address || !freightService || !/^\d+$/.test(freightService)) throw refuse('no_carrier')
  const { legalName, phone, email: ours, cnpj } = company()
  const from: FreightEnd = {
    ...origin,
    name: legalName,
    phone: phone.replaceAll(/\D/g, ''),
    email: ours,
    document: cnpj.replaceAll(/[^0-9A-Z]/g, ''),
  }
  const { receiver, number, complement, street, district, city, state, cep } = address
  const to: FreightEnd = {
    name: receiver,
    phone: '',
    email,
    document,
    street,
    number: number ?? 'S/N',
    complement: complement ?? '',
    district,
    city,
    state,
    cep,
  }
  const contents = parcel.lines.map(({ n, quantity }) => {
    const line = order.lines.find((one) => one.n === n)!
    return { ...line, name: pieceName(order.lines, n), quantity }
  })
  return {
    service: freightService,
    from,
    to,
    box: boxOf(contents),
    contents: contents.map(({ name, quantity, unitPrice }) => ({ name, quantity, unitPrice })),
    invoiceKey: parcel.invoiceKey,
    reference: orderNumber(parcel.orderId),
  }
}

async function answerOf<T>(ask: () => Promise<FreightAnswer<T>>): Promise<FreightAnswer<T>> {
  try {
    return await ask()
  } catch {
    throw refuse('carrier_silent')
  }
}

function valueOf<T>(answer: FreightAnswer<T>): T {
  if (answer.outcome === 'ok') return answer.value
  const { code, status, message } = refuse('carrier_refused')
  throw new Refusal(code, status, `${message} ${answer.why}`)
}
