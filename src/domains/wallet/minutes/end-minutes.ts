import type { Tx } from '#platform/db.ts'
import { type GrantMove, moveGrants } from '../grants/sql.ts'
import type { Journal } from '../rules.ts'
import { type Ending, endingJournal, endingOf, leftMs, type MinutesGrant } from './rules.ts'
import { recordRollOver } from './sql.ts'

/**
 * Ends minutes at once whose time is over, or that came back after it (`endingOf`). `isOver`: of these purchases the
 * rest becomes credit. Under the lock of their owners' credit. Answers journals to post.
 */
export async function endMinutes(
  tx: Tx,
  packs: readonly MinutesGrant[],
  { at, isOver = () => false }: { at: Date; isOver?: (pack: MinutesGrant) => boolean },
): Promise<Journal[]> {
  const ending = packs.flatMap((pack) => {
    const how = endingOf(pack, at, isOver(pack))
    return how ? [{ pack, how }] : []
  })
  const extended = ending.filter(({ how }) => how === 'extended')
  if (extended.length > 0)
    await recordRollOver(
      tx,
      extended.map(({ pack }) => pack.grantId),
      at,
    )
  const ended = ending.filter(isEnded)
  await moveGrants(
    tx,
    ended.flatMap(({ pack, how }) => movesOf(pack, how, leftMs(pack))),
  )
  return ended.flatMap(({ pack, how }) => endingJournal(pack, how))
}

type Ended = { pack: MinutesGrant; how: Exclude<Ending, 'extended'> }
const isEnded = (one: { pack: MinutesGrant; how: Ending }): one is Ended => one.how !== 'extended'

/** What is frozen is so for its payment; it is free before it is anything else. */
export const unfreezing = (pack: MinutesGrant, amount: bigint, way: 'freeze' | 'unfreeze' = 'unfreeze'): GrantMove => ({
  grant: pack.grantId,
  act: pack.paymentId ?? pack.id,
  from: way === 'freeze' ? 'free' : 'frozen',
  to: way === 'freeze' ? 'frozen' : 'free',
  amount,
})

/** So much of it leaves for ever. */
export const movesOf = (pack: MinutesGrant, to: GrantMove['to'], amount: bigint): GrantMove[] => [
  ...(pack.isFrozen ? [unfreezing(pack, amount)] : []),
  { grant: pack.grantId, act: pack.id, from: 'free', to, amount },
]
