import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '#platform/db.ts'
import { writePixCode } from '#shared/pix/write-pix-code.ts'
import type { PixOrder } from '../port.ts'
import { after, type Bank } from './bank.ts'
import * as sql from './sql.ts'

/** Opens a charge and says so by webhook. The same id again is the same charge; undefined: the same id with another amount. */
export async function openCharge({ db, clock }: Bank, { id, amount, description, expiresAt, payer }: PixOrder): Promise<sql.SandboxCharge | undefined> {
  const gatewayId = `SBX${randomBytes(10).toString('hex').toUpperCase()}`
  const brCode = writePixCode({ to: { key: randomUUID() }, amount, merchantName: 'SENSITIVOS', merchantCity: 'SAO PAULO', txid: gatewayId })
  return inTransaction(db, async (tx) => {
    const createdAt = await clock(tx)
    if (await sql.insertCharge(tx, { gatewayId, reference: id, amount, description, payerName: payer.name, brCode, createdAt, expiresAt })) {
      await sql.insertNotices(tx, [{ gatewayId, action: 'payment.created', dueAt: after(createdAt, 1) }])
    }
    const charge = await sql.findByReference(tx, id)
    return charge?.amount === amount ? charge : undefined
  })
}
