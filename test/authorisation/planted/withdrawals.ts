import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

/** Credit taken back to a Pix key: nobody knows the payment that it came from. */
export const addWithdrawal = async (db: Db, personId: string) =>
  (await withdrawCredit(db, { id: crypto.randomUUID(), personId, amount: 1_000n, pixKey: '529.982.247-25', clock })).id
