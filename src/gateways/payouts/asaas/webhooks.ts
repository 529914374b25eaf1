import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readJson } from '#gateways/exact-json.ts'
import type { Db } from '#platform/db.ts'
import { readBody } from '#platform/read-body.ts'
import { isUuid } from '#shared/uuid.ts'
import * as sql from './sql.ts'
import { AsaasTransfer, isKeyOf } from './transfer.ts'

const TOKEN_HEADER = 'asaas-access-token'
const MOST_BYTES = 64 * 1024
/** No payout has it. Whatever is not answered with 200 stops their queue, so that all that follows would be lost. */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

const Event = z.object({
  event: z.string(),
  transfer: z.object({ externalReference: z.string().nullish() }).nullish(),
})

const digest = (text: string) => createHash('sha256').update(text).digest()

function isFromAsaas(tokens: readonly string[], headers: Headers): boolean {
  const given = digest(headers.get(TOKEN_HEADER) ?? '')
  let isKnown = false
  for (const token of tokens) isKnown = timingSafeEqual(given, digest(token)) || isKnown
  return isKnown
}

/**
 * The transfer that an event is about. Undefined: it does not carry our token. An event about anything else, like a
 * transfer that somebody made in their panel, gets an id that no payout has.
 */
export function readEvent(tokens: readonly string[], { headers, body }: { headers: Headers; body: string }) {
  if (!isFromAsaas(tokens, headers)) return undefined
  const event = Event.safeParse(readJson(body)).data
  const id = event?.event.startsWith('TRANSFER_') ? event.transfer?.externalReference : undefined
  return { id: id && isUuid(id) ? id : NOBODYS }
}

const Validation = z.object({ type: z.literal('TRANSFER'), transfer: AsaasTransfer })

const refused = (refuseReason: string) => Response.json({ status: 'REFUSED', refuseReason })

/**
 * Asaas asks, five seconds after a transfer with our key, whether it is ours ("validação de saque"). Approves what was
 * sent from here, with this amount and key, once. It cancels what is refused or answered by nobody.
 */
export const validatingTransfers = (db: Db, tokens: readonly string[]) => async (request: Request) => {
  if (!isFromAsaas(tokens, request.headers)) return new Response(null, { status: 401 })
  const body = await readBody(request, MOST_BYTES)
  const asked = Validation.safeParse(readJson(body?.toString('utf8') ?? '')).data?.transfer
  if (!asked) return refused('O Sensitivos só faz transferências.')
  const { id, value, externalReference = '', bankAccount } = asked
  const sent = isUuid(externalReference) ? await sql.findSent(db, externalReference) : undefined
  if (!sent) return refused('O Sensitivos não pediu esta transferência.')
  if (sent.amount !== value || !isKeyOf(bankAccount?.pixAddressKey ?? '', sent.taxId))
    return refused('O valor ou a chave não são os que o Sensitivos pediu.')
  if (!(await sql.recordGatewayId(db, sent.id, id))) return refused('O Sensitivos já pediu esta transferência uma vez.')
  return Response.json({ status: 'APPROVED' })
}
