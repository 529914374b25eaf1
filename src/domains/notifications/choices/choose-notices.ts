import { type Db, withRetry } from '#platform/db.ts'
import { switchableOn } from '../notices/kinds.rules.ts'
import { refuse } from '../notices/rules.ts'
import { type Choice, recordChoice } from './sql.ts'

type Wish = Choice & { wanted: boolean; now: Date }

/** Notes whether a person wants a group by a way. Repeating changes nothing. Refuses `always_told`. */
export async function chooseNotices(db: Db, { wanted, now, ...choice }: Wish) {
  if (switchableOn(choice.topic, choice.way) === 'none') throw refuse('always_told')
  await withRetry(() => recordChoice(db, choice, wanted, now))
}
