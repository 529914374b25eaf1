import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'

/** A payment of a client, posted at an instant. */
export const payAt = async (tx: Tx, personId: string, at: string, amount: bigint, id: string = crypto.randomUUID()) => {
  await tx`select set_config('sensitivos.instant', ${at}, true)`
  return postJournals(tx, [
    {
      key: `payment:${id}:paid`,
      subject: { kind: 'payment', id },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(personId), amount }],
    },
  ])
}

export const paid = (db: Db, personId: string, at: string, amount: bigint) =>
  inTransaction(db, (tx) => payAt(tx, personId, at, amount))
