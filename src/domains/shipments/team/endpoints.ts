import { findGoodsOrder } from '#domains/catalogue/index.ts'
import type { Sql } from '#platform/db.ts'
import { type Route, serve } from '#platform/http.ts'
import type { Carrier } from '../parcels/buy-label.ts'
import { cancelParcel } from '../parcels/cancel-parcel.ts'
import { deliverParcel } from '../parcels/deliver-parcel.ts'
import { endParcel } from '../parcels/end-parcel.ts'
import { postParcel } from '../parcels/post-parcel.ts'
import { postPasted } from '../parcels/post-pasted.ts'
import { parcelsOf } from '../read-parcels.ts'
import { closeReturn } from '../returns/close-return.ts'
import { denyDelivery } from '../returns/deny-delivery.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { setPostage } from '../returns/set-postage.ts'
import { setInvoice } from '../parcels/set-invoice.ts'
import * as contract from './contract.ts'
import { type Render, fileEndpoints } from './file-endpoints.ts'
import { labelEndpoint } from './label-endpoint.ts'
import { listOrdersToPack, listParcelsOfTeam, listReturnsOfTeam } from './list-orders.ts'
import { packMany } from './pack-many.ts'
import { readOrderOfTeam } from './read-order.ts'

const after = async (sql: Sql, orderId: string, now: Date) => parcelsOf(sql, (await findGoodsOrder(sql, orderId))!, now)

/** `carrier`: who sells labels, where one is configured. */
export const teamEndpoints = (carrier: Carrier | undefined, render: Render): Route[] => [
  serve(contract.listToPack, ({ db, input }) => listOrdersToPack(db, input)),
  serve(contract.listParcels, ({ db, input }) => listParcelsOfTeam(db, input)),
  serve(contract.listReturns, ({ db, input }) => listReturnsOfTeam(db, input)),
  serve(contract.readOrderOfTeam, ({ db, input, now }) =>
    readOrderOfTeam(db, { ...input, now, sellsLabels: carrier !== undefined }),
  ),
  serve(contract.packParcels, ({ db, clock, viewer, input }) => packMany(db, { ...input, by: viewer.id, clock })),
  serve(contract.postPasted, async ({ db, clock, viewer, input }) => ({
    results: await postPasted(db, { ...input, by: viewer.id, clock }),
  })),
  serve(contract.postParcel, async ({ db, clock, now, viewer, input }) =>
    after(db, (await postParcel(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  serve(contract.deliverParcel, async ({ db, clock, now, viewer, input }) =>
    after(db, (await deliverParcel(db, { ...input, by: 'team', personId: viewer.id, clock })).orderId, now),
  ),
  serve(contract.cancelParcel, async ({ db, clock, now, viewer, input }) =>
    after(db, (await cancelParcel(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  serve(contract.endParcel, async ({ db, clock, now, viewer, input }) =>
    after(db, (await endParcel(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  serve(contract.setInvoice, async ({ db, clock, now, viewer, input }) =>
    after(db, (await setInvoice(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  labelEndpoint(carrier),
  serve(contract.setPostage, async ({ db, clock, now, viewer, input }) =>
    after(db, (await setPostage(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  serve(contract.receiveReturn, async ({ db, clock, now, viewer, input }) =>
    after(db, (await receiveReturn(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  serve(contract.denyDelivery, async ({ db, clock, now, viewer, input }) =>
    after(db, (await denyDelivery(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  serve(contract.closeReturn, async ({ db, clock, now, viewer, input }) =>
    after(db, (await closeReturn(db, { ...input, by: viewer.id, clock })).orderId, now),
  ),
  ...fileEndpoints(render),
]
