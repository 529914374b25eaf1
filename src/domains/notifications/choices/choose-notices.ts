import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { optionalKindsIn, switchableOn } from '../notices/kinds.rules.ts'
import { refuse } from '../notices/rules.ts'
import { deleteWaitingPushes } from '../push/sql.ts'
import { type Choice, deleteWaitingMails, recordChoice } from './sql.ts'

type Wish = Choice & { wanted: boolean; now: Date }

/** Notes whether a person wants a group by a way. Repeating changes nothing. Refuses `always_told`. */
export async function chooseNotices(db: Db, wish: Wish) {
  if (switchableOn(wish.topic, wish.way) === 'none') throw refuse('always_told')
  await inTransaction(db, (tx) => chooseWay(tx, wish))
}

/** The same within another act. What is queued and not sent yet of what somebody does without goes at once. */
export async function chooseWay(tx: Tx, { wanted, now, ...choice }: Wish) {
  await recordChoice(tx, choice, wanted, now)
  if (wanted) return
  const { personId, topic, way } = choice
  if (way === 'mail') await deleteWaitingMails(tx, personId, optionalKindsIn(topic, way))
  if (way === 'push') await deleteWaitingPushes(tx, personId, optionalKindsIn(topic, way))
}
