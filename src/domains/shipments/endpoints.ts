import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { deliverParcel } from './parcels/deliver-parcel.ts'
import { giveUpParcel } from './parcels/give-up-parcel.ts'
import { readParcels } from './read-parcels.ts'
import { reportMissing } from './parcels/report-missing.ts'
import { keepAfterAll } from './returns/keep-after-all.ts'
import { requestReturn } from './returns/request-return.ts'
import { sayArrived } from './returns/say-arrived.ts'
import { sendReturn } from './returns/send-return.ts'

export const endpoints: Route[] = [
  serve(contract.readParcels, ({ db, viewer, now, input }) =>
    readParcels(db, { orderId: input.id, personId: viewer.id, now }),
  ),
  serve(contract.giveUpParcel, async ({ db, clock, now, viewer, input }) => {
    const { orderId } = await giveUpParcel(db, { ...input, personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
  serve(contract.sayParcelArrived, async ({ db, clock, now, viewer, input }) => {
    const { orderId } = await deliverParcel(db, { ...input, by: 'client', personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
  serve(contract.reportMissing, async ({ db, clock, now, viewer, input }) => {
    const { orderId } = await reportMissing(db, { ...input, personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
  serve(contract.requestReturn, async ({ db, clock, now, viewer, input: { id: parcelId, returnId, ...input } }) => {
    const { orderId } = await requestReturn(db, { ...input, id: returnId, parcelId, personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
  serve(contract.sendReturn, async ({ db, clock, now, viewer, input }) => {
    const { orderId } = await sendReturn(db, { ...input, personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
  serve(contract.sayReturnArrived, async ({ db, clock, now, viewer, input }) => {
    const { orderId } = await sayArrived(db, { ...input, personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
  serve(contract.keepAfterAll, async ({ db, clock, now, viewer, input }) => {
    const { orderId } = await keepAfterAll(db, { ...input, personId: viewer.id, clock })
    return readParcels(db, { orderId, personId: viewer.id, now })
  }),
]
