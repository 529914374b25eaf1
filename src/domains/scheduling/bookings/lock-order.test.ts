import { test } from 'vitest'
import { grantBonus } from '#domains/wallet/index.ts'
import { promotionalOf, bookedOf } from '#domains/wallet/rules.ts'
import { lockBalances } from '#domains/wallet/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { openBookingFixture } from '#test/support/booking-fixture.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'

test('a booking that is paid locks no bonus while it waits for what its client has aside', async () => {
  const url = await freshDatabaseUrl()
  const [db, holder, watcher] = [1, 2, 3].map(() => connectTo(url, { max: 1 })) as [Db, Db, Db]
  const { ana, book } = await openBookingFixture(db)
  await book()
  const bonus = { id: 'bonus', personId: ana, amount: 500n, grantedAt: NOON, expiresAt: secondsAfterNoon(86_400) }
  await inTransaction(db, (tx) => grantBonus(tx, bonus))
  let booking: Promise<unknown> | undefined
  await inTransaction(holder, async (tx) => {
    await lockBalances(tx, [bookedOf(ana)])
    booking ??= book({ start: 86_400 })
    await untilOneWaitsForLock(watcher)
    await tx`set local lock_timeout = '50ms'`
    await lockBalances(tx, [promotionalOf(ana)])
  }).finally(() => booking)
})
