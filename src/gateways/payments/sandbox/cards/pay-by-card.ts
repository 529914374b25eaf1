import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/db.ts'
import { secondsAfter, type Bank } from '../bank.ts'
import { insertMove, lockCharge, type CardStage } from '../sql.ts'
import type { CardInput } from './read-card-form.ts'
import * as sql from './sql.ts'
import { lastFourOf, TEST_CARDS, type CardBehaviour } from './test-cards.ts'

const DECIDED_SECONDS = 2
const REVIEWED_SECONDS = 30
const STAGES: Record<CardBehaviour['outcome'], CardStage> = {
  paid: 'working',
  declined: 'working',
  review: 'review',
  challenge: 'challenge',
}

/** Takes a card: the bank decides at once, asks for a 3-D Secure challenge, or reviews it. Repeating does nothing. */
export async function payByCard(
  { db, clock }: Bank,
  gatewayId: string,
  { card: name, installments, keeps }: CardInput,
) {
  const { behaviour, brand } = TEST_CARDS[name]!
  await inTransaction(db, async (tx) => {
    const charge = await lockCharge(tx, gatewayId)
    const at = await clock(tx)
    if (charge?.method !== 'card' || charge.state !== 'pending' || charge.stage !== 'asked' || at >= charge.expiresAt)
      return
    const token = charge.keepsCard && keeps ? `TOK${randomBytes(12).toString('hex').toUpperCase()}` : null
    const card = { brand, lastFour: lastFourOf(name), token }
    if (token) await sql.insertCard(tx, { ...card, token, behaviour: name }, at)
    await sql.recordCard(tx, gatewayId, card)
    await sql.recordStage(tx, gatewayId, STAGES[behaviour.outcome], installments)
    if (behaviour.outcome === 'declined')
      await insertMove(tx, {
        gatewayId,
        state: 'declined',
        declinedFor: behaviour.for,
        dueAt: secondsAfter(at, DECIDED_SECONDS),
      })
    if (behaviour.outcome === 'paid')
      await insertMove(tx, { gatewayId, state: 'paid', dueAt: secondsAfter(at, DECIDED_SECONDS) })
    if (behaviour.outcome === 'review')
      await insertMove(tx, { gatewayId, state: 'paid', dueAt: secondsAfter(at, REVIEWED_SECONDS) })
  })
}

/** The payer's answer to the 3-D Secure challenge. */
export async function answerChallenge({ db, clock }: Bank, gatewayId: string, isPayer: boolean) {
  await inTransaction(db, async (tx) => {
    const charge = await lockCharge(tx, gatewayId)
    if (charge?.state !== 'pending' || charge.stage !== 'challenge') return
    await sql.recordStage(tx, gatewayId, 'working', charge.installments)
    const dueAt = secondsAfter(await clock(tx), DECIDED_SECONDS)
    await insertMove(
      tx,
      isPayer
        ? { gatewayId, state: 'paid', dueAt }
        : { gatewayId, state: 'declined', declinedFor: 'authentication', dueAt },
    )
  })
}
