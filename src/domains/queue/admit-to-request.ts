import type { Admit } from '#domains/consultations/index.ts'
import { refuse } from './rules.ts'
import { othersComeFirst } from './sql.ts'

/** While somebody else waits for this consultant and could have their turn, a request joins the queue: refuses it. */
export const admitToRequest: Admit = async (tx, asked) => {
  if (await othersComeFirst(tx, asked)) throw refuse('others_wait')
}
