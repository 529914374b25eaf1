import { z } from 'zod/mini'
import type { Channel } from '#platform/sockets/channel.ts'
import { paymentTopic } from './facts.ts'
import { refuse } from './rules.ts'
import { findPaymentOf } from './sql.ts'

const isUuid = (key: string) => z.uuid().safeParse(key).success

/** Whoever pays may follow how the payment moves. */
export const paymentChannel: Channel = {
  topicKind: paymentTopic,
  async authorise(viewer, key, { db }) {
    const payment = viewer && isUuid(key) ? await findPaymentOf(db, viewer.id, key) : undefined
    if (!payment) throw refuse('payment_not_found')
  },
}
