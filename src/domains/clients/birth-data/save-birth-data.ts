import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { birthDataShared } from '../facts.ts'
import { refuse } from '../rules.ts'
import type { BirthData } from './contract.ts'
import { deleteBirthData, listShares, upsertBirthData } from './sql.ts'

/**
 * Writes down or corrects the own birth data; null: erases them, and nobody sees them any more. Refuses a day that has
 * not come.
 */
export const saveBirthData = (
  db: Db,
  { personId, birth, now }: { personId: string; birth: BirthData | null; now: Date },
) =>
  inTransaction(db, async (tx) => {
    if (birth && birth.bornOn > dayInSaoPaulo(now))
      throw refuse('born_later', { bornOn: 'Esta data ainda não chegou. Confira o ano.' })
    const shares = await listShares(tx, personId)
    await (birth ? upsertBirthData(tx, personId, birth, now) : deleteBirthData(tx, personId))
    if (shares.length > 0) await announce(tx, ...shares.map(({ id }) => birthDataShared(id, { clientId: personId })))
  })
