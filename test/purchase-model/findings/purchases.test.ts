import { beforeAll, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { openWorld, runSequence } from '../check-purchases.ts'
import type { Command } from '../commands.ts'
import { buy, begin, end, passed, leave, payLate, CREDITS } from './steps.ts'

/** What is bought, and never taken back by a bank; each broke an invariant once. */
const SEQUENCES: [string, Command[]][] = [
  [
    'a consultation that the house gives back is not minted',
    [buy(CREDITS), begin, end(8), { does: 'claim', which: 0, share: 3, bearer: 'platform' }],
  ],
  [
    'late money of somebody who has left waits for the team',
    [buy(CREDITS, { pays: 'late' }), passed(8), leave, payLate],
  ],
]

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld(await freshDatabase())
})

test.each(SEQUENCES)('%s', (_, commands) => runSequence(world, commands))
