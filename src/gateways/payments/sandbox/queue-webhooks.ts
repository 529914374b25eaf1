import type { Tx } from '#platform/db.ts'
import { secondsAfter } from './bank.ts'
import * as sql from './sql.ts'

const UPDATED = [{ action: 'payment.updated', seconds: 1 }]
const UPDATED_TWICE = [...UPDATED, { action: 'payment.updated', seconds: 3 }]
/** The webhook about the creation arrives after one about the payment. */
const SHUFFLED = [...UPDATED, { action: 'payment.created', seconds: 4 }, { action: 'payment.updated', seconds: 2 }]

/** Queues the webhooks about a change, in this charge's webhook mode. */
export async function queueWebhooks(tx: Tx, { gatewayId, post: mode }: sql.SandboxCharge, at: Date) {
  const webhooks = {
    usual: Math.random() < 0.2 ? UPDATED_TWICE : UPDATED,
    twice: UPDATED_TWICE,
    shuffled: SHUFFLED,
    never: [],
  }[mode]
  if (webhooks.length === 0) return
  await sql.insertWebhooks(
    tx,
    webhooks.map(({ action, seconds }) => ({ gatewayId, action, dueAt: secondsAfter(at, seconds) })),
  )
}
