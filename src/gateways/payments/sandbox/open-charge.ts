import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '#platform/db.ts'
import { writePixCode } from '#shared/pix/write-pix-code.ts'
import type { CardOrder, PixOrder } from '../gateway.ts'
import { secondsAfter, type Bank } from './bank.ts'
import * as sql from './sql.ts'

export const newGatewayId = () => `SBX${randomBytes(10).toString('hex').toUpperCase()}`

/** Opens a Pix and queues a webhook. The same id is the same charge; undefined for another amount under that id. */
export function openPixCharge(bank: Bank, order: PixOrder) {
  const gatewayId = newGatewayId()
  const brCode = writePixCode({
    to: { key: randomUUID() },
    amount: order.amount,
    merchantName: 'SENSITIVOS',
    merchantCity: 'SAO PAULO',
    txid: gatewayId,
  })
  return openCharge(bank, order, {
    gatewayId,
    method: 'pix',
    brCode,
    returnUrl: null,
    installments: 1,
    keepsCard: false,
  })
}

/** Opens a charge whose page takes a card. The same id is the same charge; undefined for another amount. */
export function openCardCharge(bank: Bank, order: CardOrder) {
  const { installments, keepsCard } = order
  const returnUrl = new URL(order.returnPath, bank.publicUrl).href
  return openCharge(bank, order, {
    gatewayId: newGatewayId(),
    method: 'card',
    brCode: null,
    returnUrl,
    installments,
    keepsCard,
  })
}

type ChargeDetails = Pick<sql.NewCharge, 'gatewayId' | 'method' | 'brCode' | 'returnUrl' | 'installments' | 'keepsCard'>

async function openCharge(
  { db, clock }: Bank,
  { id, amount, description, expiresAt, payer }: PixOrder,
  way: ChargeDetails,
): Promise<sql.SandboxCharge | undefined> {
  return inTransaction(db, async (tx) => {
    const createdAt = await clock(tx)
    if (
      await sql.insertCharge(tx, {
        ...way,
        reference: id,
        amount,
        description,
        payerName: payer.name,
        createdAt,
        expiresAt,
      })
    ) {
      await sql.insertWebhooks(tx, [
        { gatewayId: way.gatewayId, action: 'payment.created', dueAt: secondsAfter(createdAt, 1) },
      ])
    }
    const charge = await sql.findByReference(tx, id)
    return charge?.amount === amount && charge.method === way.method ? charge : undefined
  })
}
