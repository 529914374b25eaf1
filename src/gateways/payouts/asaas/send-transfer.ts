import type { Transfer, TransferState } from '../gateway.ts'
import type { Asaas } from './asaas.ts'
import { stateOf } from './find-transfer.ts'
import * as sql from './sql.ts'
import { AsaasTransfer, failureOf } from './transfer.ts'

/** Whoever was held up for longer between writing and sending does not send: another may have been told to. */
const SENDS_WITHIN_MS = 30_000

/**
 * Sends a transfer that Asaas certainly does not have, with our id as its reference. Throws when it may be there: that
 * row was written before, or no answer says otherwise.
 */
export async function sendTransfer(asaas: Asaas, transfer: Transfer, now: Date): Promise<TransferState> {
  const { db, ask } = asaas
  const { id, amount, taxId, description } = transfer
  const begun = performance.now()
  const attempts = await sql.beginSending(db, transfer, now)
  if (attempts === undefined) throw new Error(`transfer ${id} may have been sent before, or is another one`)
  if (performance.now() - begun > SENDS_WITHIN_MS) throw new Error(`transfer ${id} was held up and not sent`)
  const answer = await ask(AsaasTransfer, {
    path: '/v3/transfers',
    body: {
      value: amount,
      operationType: 'PIX',
      pixAddressKey: taxId,
      pixAddressKeyType: taxId.length === 11 ? 'CPF' : 'CNPJ',
      description,
      externalReference: id,
    },
  })
  if (answer.outcome === 'ok') {
    const sent = (await sql.findSent(db, id))!
    if (!(await sql.recordGatewayId(db, id, answer.value.id))) throw new Error(`transfer ${id} has two numbers there`)
    return stateOf(asaas, sent, answer.value)
  }
  if (answer.outcome === 'refused') {
    const failure = failureOf(answer.why)
    // Their number is known already: it is there, whatever this answer says.
    if (!(await sql.recordNotThere(db, { id, attempts }, failure)))
      throw new Error(`transfer ${id} was refused and is there`)
    return { state: 'failed', failure }
  }
  if (answer.outcome === 'not_taken') await sql.recordNotThere(db, { id, attempts })
  throw new Error(answer.why)
}
