import { runChaos } from '#test/chaos/run-chaos.ts'
import { editsOf } from './edits-of-faults.ts'
import type { PlantResult } from './plant.ts'
import type { ChaosBug } from './planted-bug.ts'

const NOTHING = { ops: 0, rooms: 0, messages: 0, roomMs: 0, kills: { servers: 0, database: 0, stalls: 0 } }

/** Runs a small chaos on processes with the bug; one of the named counts must notice it. */
export async function plantInChaos({ name, faults, plan, caughtBy }: ChaosBug, seed: number): Promise<PlantResult> {
  const { verdict, details } = await runChaos({ ...NOTHING, seed, ...plan, edits: editsOf(faults) })
  const noticed = caughtBy.filter((count) => verdict[count] !== 0)
  return { name, caught: noticed.length > 0, said: [JSON.stringify(verdict), ...details].join('\n') }
}
