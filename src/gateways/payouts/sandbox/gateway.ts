import { createHash } from 'node:crypto'
import { inTransaction } from '#platform/db.ts'
import { writeEndToEndId } from '#shared/pix/end-to-end-id.ts'
import type { PayoutGateway, Transfer, TransferState } from '../gateway.ts'
import type { Bank } from './bank.ts'
import { behaveByAmount, type Behave } from './behaviour.ts'
import * as sql from './sql.ts'
import { readRing } from './webhooks.ts'

export const GATEWAY_NAME = 'sandbox'
/** No bank has this number. */
const ISPB = '00000000'

/** The embedded bank: transfers with delays, refusals, lost answers and money that comes back. */
export const sandboxPayouts = (bank: Bank): PayoutGateway => ({
  name: GATEWAY_NAME,
  send: (transfer) => sendTransfer(bank, transfer),
  find: (id) => findTransfer(bank, id),
  readWebhook: (request) => readRing(bank.secrets, request),
})

/** Takes a transfer once; asked for again, it tells its state. Throws on a lost answer and on another amount or key. */
async function sendTransfer({ db, clock, behave = behaveByAmount }: Bank, transfer: Transfer): Promise<TransferState> {
  const done = await inTransaction(db, async (tx) => {
    await sql.lockId(tx, transfer.id)
    const now = await clock(tx)
    const attempt = await sql.countAttempt(tx, transfer)
    const behaviour = attempt === undefined ? undefined : behave(transfer, attempt)
    if (behaviour?.answer === 'not_taken') return { lost: 'request' }
    if (behaviour) await sql.recordTaken(tx, decide(transfer, behaviour, now))
    const taken = await sql.findTaken(tx, transfer.id)
    if (taken?.amount !== transfer.amount || taken.taxId !== transfer.taxId) return { isAnother: true }
    return behaviour?.answer === 'lost' ? { lost: 'answer' } : { state: stateAt(taken, now) }
  })
  if (done.isAnother) throw new Error(`transfer ${transfer.id} is known with another amount or key`)
  if (!done.state) throw new Error(`the ${done.lost} got lost`)
  return done.state
}

/** Waits for whoever is just sending it, so that "never taken" stays true. */
const findTransfer = ({ db, clock }: Bank, id: string): Promise<TransferState | undefined> =>
  inTransaction(db, async (tx) => {
    await sql.lockId(tx, id)
    const taken = await sql.findTaken(tx, id)
    return taken && stateAt(taken, await clock(tx))
  })

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000)

function decide({ id }: Transfer, behaviour: ReturnType<Behave>, now: Date): sql.Decision {
  const decidedAt = secondsAfter(now, behaviour.decidedAfterSeconds)
  const { refusedFor = null } = behaviour
  const returned = refusedFor ? undefined : behaviour.returned
  const unique = createHash('sha256').update(id).digest('hex').slice(0, 11)
  return {
    id,
    takenAt: now,
    decidedAt,
    refusedFor,
    endToEndId: refusedFor ? null : writeEndToEndId({ ispb: ISPB, at: decidedAt, unique }),
    returnedAt: returned ? secondsAfter(decidedAt, Math.max(1, returned.afterSeconds)) : null,
    returnedFor: returned?.reason ?? null,
    rings: behaviour.rings,
  }
}

function stateAt(taken: sql.TakenTransfer, now: Date): TransferState {
  const { decidedAt, refusedFor, endToEndId, returnedAt, returnedFor } = taken
  if (now < decidedAt) return { state: 'processing' }
  if (refusedFor) return { state: 'failed', failure: refusedFor }
  if (returnedAt && now >= returnedAt) return { state: 'returned', failure: returnedFor! }
  return { state: 'paid', paidAt: decidedAt, endToEndId: endToEndId! }
}
