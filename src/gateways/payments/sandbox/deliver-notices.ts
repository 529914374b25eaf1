import { signatureOf } from '../signature.ts'
import { after, type Bank } from './bank.ts'
import * as sql from './sql.ts'

/** A carrier takes the webhook to the shop and answers the status; it may throw. */
export type Carrier = (url: URL, init: RequestInit) => Promise<{ status: number }>

const CARRIED_WITHIN_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 600
const pauseAfter = (attempts: number) => Math.min(2 * 2 ** attempts, LONGEST_PAUSE_SECONDS)

/** Delivers every webhook that is due, each again with growing pauses until it is answered with 200. */
export async function deliverNotices(bank: Bank, webhookUrl: string, carry: Carrier) {
  const now = await bank.clock(bank.db)
  const due = await sql.takeDueNotices(bank.db, now, after(now, CARRIED_WITHIN_SECONDS))
  await Promise.all(
    due.map(async (notice) => {
      const { status } = await carry(...signedNotice(bank, webhookUrl, notice, now)).catch(() => ({ status: 0 }))
      if (status === 200) await sql.endNotice(bank.db, notice.id, now)
      else await sql.postponeNotice(bank.db, notice.id, after(now, pauseAfter(notice.attempts)))
    }),
  )
}

/** The request as Mercado Pago would make it: the id in the address, signed in lower case. */
function signedNotice(
  bank: Bank,
  webhookUrl: string,
  { id, gatewayId, action }: sql.Notice,
  at: Date,
): [URL, RequestInit] {
  const url = new URL(webhookUrl)
  url.search = new URLSearchParams({ 'data.id': gatewayId, type: 'payment' }).toString()
  const signature = signatureOf(bank.secrets[0]!, {
    dataId: gatewayId.toLowerCase(),
    requestId: id,
    ts: String(at.getTime()),
  })
  const headers = { 'content-type': 'application/json', 'x-request-id': id, 'x-signature': signature }
  const body = JSON.stringify({
    id,
    action,
    type: 'payment',
    api_version: 'v1',
    live_mode: false,
    date_created: at.toISOString(),
    data: { id: gatewayId },
  })
  return [url, { method: 'POST', headers, body }]
}
