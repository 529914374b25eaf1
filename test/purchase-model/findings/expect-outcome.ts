import { expect } from 'vitest'
import { balanceOf, sumDebts } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { Banks } from '../bank.ts'
import type { OpenWorld } from '../check-purchases.ts'
import type { Command } from '../commands.ts'
import { Sequence } from '../sequence.ts'

/**
 * What must stand in the books of a client, in centavos. `owed`: the open debt; `frozen`: by open cases; `minutes`:
 * what can be used, by value.
 */
export type Outcome = { available: bigint; owed?: bigint; frozen?: bigint; minutes?: bigint }

/** Runs a sequence of a new client, of which the invariants say nothing, and compares what stands in the books. */
export async function expectOutcome(world: OpenWorld, commands: Command[], expected: Outcome) {
  const { db } = world
  const clientId = crypto.randomUUID()
  await db`insert into people (id, email, first_name, role, email_confirmed_at)
    values (${clientId}, ${`${clientId}@example.com`}, 'Ana', 'client', ${world.from})`
  const sequence = new Sequence({ ...world, banks: new Banks(['model1', 'model2']) }, clientId)
  for (const one of commands) await sequence.execute(one)
  const [row] = await db<{ frozen: bigint; minutes: bigint }[]>`
    select coalesce((select sum(frozen) from grants where person_id = ${clientId} and kind = 'credit'), 0)::bigint as frozen,
      coalesce((select sum(worth) from grants
        where person_id = ${clientId} and kind = 'minutes' and frozen_at is null), 0)::bigint as minutes`
  const owed = await db.begin((tx) => sumDebts(tx, clientId))
  expect({ available: await balanceOf(db, availableOf(clientId)), owed, ...row }).toEqual({
    owed: 0n,
    frozen: 0n,
    minutes: 0n,
    ...expected,
  })
}
