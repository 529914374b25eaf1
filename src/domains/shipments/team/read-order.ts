import { findPerson } from '#domains/accounts/index.ts'
import { findGoodsOrder } from '#domains/catalogue/index.ts'
import type { Sql } from '#platform/db.ts'
import { receiverLines } from '../parcels/address-lines.rules.ts'
import { pieceName } from '../parcels/pieces.rules.ts'
import { parcelsOf } from '../read-parcels.ts'
import { leftToPack, orderNumber, refuse } from '../parcels/rules.ts'
import { listParcelsOf } from '../parcels/sql.ts'
import type { OrderOfTeam } from './contract.ts'
import { serviceName } from './service-name.rules.ts'
import { findOrderOf, listEvents } from './sql.ts'

/** An order of goods as the team sees it, found by a parcel or return of it, too. Refuses one that nobody paid. */
export async function readOrderOfTeam(
  sql: Sql,
  { id: asked, now, sellsLabels }: { id: string; now: Date; sellsLabels: boolean },
): Promise<OrderOfTeam> {
  const id = await findOrderOf(sql, asked)
  const order = id && (await findGoodsOrder(sql, id))
  if (!id || !order || !order.isPaid) throw refuse('order_not_found')
  const [person, views, rows, events] = await Promise.all([
    findPerson(sql, order.personId),
    parcelsOf(sql, order, now),
    listParcelsOf(sql, [id]),
    listEvents(sql, id),
  ])
  const left = leftToPack(order.lines)
  return {
    id,
    number: orderNumber(id),
    personId: order.personId,
    buyer: person ? `${person.firstName} ${person.lastName}`.trim() : '',
    email: person?.email ?? '',
    to: receiverLines(order),
    service: serviceName(order.freightService),
    isPickup: order.isPickup,
    isContested: order.isContested,
    giftNote: order.giftNote,
    paidAt: order.paidAt,
    lines: order.lines.map(({ n, sku, quantity, cancelled, returned }) => ({
      n,
      name: pieceName(order.lines, n),
      sku,
      quantity,
      cancelled,
      returned,
      toPack: left.find((one) => one.n === n)?.quantity ?? 0,
    })),
    parcels: views.parcels.map((parcel, at) => ({
      ...parcel,
      invoiceKey: rows[at]!.invoiceKey,
      hasLabel: rows[at]!.labelBoughtAt !== null,
    })),
    returns: views.returns,
    events: [...events],
    sellsLabels: sellsLabels && /^\d+$/.test(order.freightService ?? ''),
    readAt: now,
  }
}
