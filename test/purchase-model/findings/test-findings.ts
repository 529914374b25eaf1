import { beforeAll, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { type OpenWorld, openWorld, runSequence } from '../check-purchases.ts'
import type { Command } from '../commands.ts'

/** A sequence that broke something once, by what holds since; `more`: what else its check has to know. */
export type Finding<More extends unknown[] = []> = [holds: string, commands: Command[], ...more: More]
type Check<F> = (world: OpenWorld, finding: F) => Promise<void>

/** One test for each, all in one world; without another check, the invariants must hold after every step. */
export function testFindings<F extends Finding<unknown[]>>(
  findings: readonly F[],
  check: Check<F> = (world, [, commands]) => runSequence(world, commands),
) {
  let world: OpenWorld
  beforeAll(async () => {
    world = await openWorld(await freshDatabase())
  })
  for (const finding of findings) test(finding[0], () => check(world, finding))
}
