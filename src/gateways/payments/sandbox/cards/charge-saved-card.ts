import { inTransaction } from '#platform/db.ts'
import type { CreateResult, SavedCardOrder } from '../../gateway.ts'
import { secondsAfter, type Bank } from '../bank.ts'
import { newGatewayId } from '../open-charge.ts'
import { toGatewayCharge } from '../to-gateway-charge.ts'
import * as charges from '../sql.ts'
import * as sql from './sql.ts'
import { TEST_CARDS } from './test-cards.ts'

const DECIDED_SECONDS = 2

/** Charges a saved card without its holder; its test number decides the outcome. The same id is the same charge. */
export async function chargeSavedCard(
  bank: Bank,
  { id, token, amount, description, payer }: SavedCardOrder,
): Promise<CreateResult> {
  return inTransaction(bank.db, async (tx): Promise<CreateResult> => {
    const card = await sql.findCard(tx, token)
    if (!card) return { outcome: 'declined', why: 'no such card' }
    const createdAt = await bank.clock(tx)
    const gatewayId = newGatewayId()
    const way = { gatewayId, method: 'card' as const, brCode: null, returnUrl: null, installments: 1, keepsCard: false }
    const expiresAt = secondsAfter(createdAt, 3_600)
    if (
      await charges.insertCharge(tx, {
        ...way,
        reference: id,
        amount,
        description,
        payerName: payer.name,
        createdAt,
        expiresAt,
      })
    ) {
      await sql.recordCard(tx, gatewayId, card)
      await sql.recordStage(tx, gatewayId, 'working', 1)
      const { behaviour, later = behaviour } = TEST_CARDS[card.behaviour]!
      const end =
        later.outcome === 'declined'
          ? { state: 'declined' as const, declinedFor: later.for }
          : { state: 'paid' as const }
      await charges.insertMove(tx, { gatewayId, ...end, dueAt: secondsAfter(createdAt, DECIDED_SECONDS) })
    }
    const charge = (await charges.findByReference(tx, id))!
    return charge.amount === amount && charge.token === token
      ? { outcome: 'created', charge: toGatewayCharge(bank, charge) }
      : { outcome: 'declined', why: 'reference used for another amount' }
  })
}
