import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import * as sql from './sql.ts'

/** Sends a webhook to the shop and returns the status; may throw. */
export type WebhookSender = (url: string, init: RequestInit) => Promise<{ status: number }>

const SIGNATURE = 'x-sandbox-signature'
const Body = z.object({ id: z.uuid() })

const digest = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')

/** The transfer that a webhook is about. Undefined: it is not signed with a secret of ours. */
export function readRing(
  secrets: readonly string[],
  { headers, body }: { headers: Headers; body: string },
): { id: string } | undefined {
  const given = Buffer.from(headers.get(SIGNATURE) ?? '')
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(digest(secret, body))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isSigned ? Body.safeParse(JSON.parse(body)).data : undefined
}

/** The webhook about a transfer, as the bank sends it. */
export function ringOf({ secrets }: Pick<Bank, 'secrets'>, id: string): { headers: Headers; body: string } {
  const body = JSON.stringify({ id })
  return { headers: new Headers({ 'content-type': 'application/json', [SIGNATURE]: digest(secrets[0]!, body) }), body }
}

/** Tells the shop of what changed: once, several times or never. A webhook that does not arrive is not repeated. */
export async function ringWebhooks(bank: Bank, webhookUrl: string, send: WebhookSender) {
  const due = await sql.takeDueRings(bank.db, await bank.clock(bank.db))
  const rings = due.flatMap(({ id, rings: times }) => Array<string>(times).fill(id))
  await Promise.all(
    rings.map((id) => send(webhookUrl, { method: 'POST', ...ringOf(bank, id) }).catch(() => ({ status: 0 }))),
  )
}
