import { z } from 'zod/mini'
import type { Channel } from '#platform/sockets/channel.ts'
import { refuse } from './rules.ts'
import { findPaymentOf } from './sql.ts'

const isUuid = (key: string) => z.uuid().safeParse(key).success

/** `payment:{id}`: changes of one of the viewer's own payments. */
export const paymentChannel: Channel = {
  name: 'payment',
  async authorise(viewer, key, { db }) {
    const payment = viewer && isUuid(key) ? await findPaymentOf(db, viewer.id, key) : undefined
    if (!payment) throw refuse('payment_not_found')
  },
}
