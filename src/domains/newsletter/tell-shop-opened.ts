import { queueMails } from '#domains/notifications/index.ts'
import { hasProducts } from '#domains/shop/index.ts'
import { findOpening } from '#platform/company/sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { shopOpenedMail } from './mails.ts'
import { takeShopOpening } from './sql.ts'

const AT_ONCE = 50

/**
 * The one mail that whoever confirmed it gets on the day on which the shop sells. Nothing else was promised: the
 * address is then forgotten, here and of whoever never confirmed.
 */
export async function tellShopOpened({ db, now, ...given }: { db: Db; now: Date } & Stoppable) {
  if (!(await findOpening(db)) || !(await hasProducts(db))) return
  await untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const taken = await takeShopOpening(tx, now, most)
      const mails = taken
        .filter(({ isWaiting }) => isWaiting)
        .map(({ email }) => ({ key: `shop-opened:${email}`, to: email, template: shopOpenedMail }))
      await queueMails(tx, mails, now)
      return taken.length
    }),
  )
}
