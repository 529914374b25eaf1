import type { Tx } from '#platform/db.ts'
import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { SLICES } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'
import { findLastSeal, findSealViolations, findUnsealed } from './invariants.sql.ts'

const AT_ONCE = 5_000n

/** The chain of the log of security events, from the last verified link on; one that got shorter is found, too. */
export const eventChainCheck: InvariantCheck = {
  name: 'the log of security events',
  checkNew: async (tx, { position, suspects }) => {
    const after = BigInt(position ?? 0)
    const last = await findLastSeal(tx)
    const through = last > after + AT_ONCE ? after + AT_ONCE : last
    const violations = await findSealViolations(tx, { after, through: through > after ? through : after })
    violations.push(...(await findStanding(tx, suspects, last)))
    if (last < after)
      violations.push({ rule: 'A1', subject: String(after), detail: 'the chain is shorter than it was' })
    const kept = last < after ? after : through
    return { violations, position: String(kept), isDone: through >= last }
  },
  checkSlice: async (tx, slice, bound) => {
    const last = bound === undefined ? await findLastSeal(tx) : BigInt(bound)
    const [after, through] = [(last * BigInt(slice)) / BigInt(SLICES), (last * BigInt(slice + 1)) / BigInt(SLICES)]
    return { violations: await findSealViolations(tx, { after, through }), bound: String(last) }
  },
}

/** What of earlier findings is still so: links by their number, events by their id. */
async function findStanding(tx: Tx, suspects: readonly string[], last: bigint): Promise<Violation[]> {
  const events = suspects.flatMap((subject) => /^event (\d+)$/.exec(subject)?.[1] ?? [])
  const found: Violation[] = [...(await findUnsealed(tx, events))]
  const links = suspects.filter((subject) => /^\d+$/.test(subject)).map(BigInt)
  for (const n of links) if (n <= last) found.push(...(await findSealViolations(tx, { after: n - 1n, through: n })))
  return found
}
