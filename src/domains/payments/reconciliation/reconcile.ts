import { inTransaction } from '#platform/db.ts'
import { AT_ONCE } from '../in-batches.ts'
import { sumExplained } from '../suspense/sql.ts'
import type { Till } from '../till.ts'
import { GatewayAway, oursOf, reconcileCharge, type Compared } from './reconcile-charge.ts'
import { nextTryAt, sinceOf } from './rules.ts'
import * as sql from './sql.ts'

const A_PAGE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Lays our books and the gateway's side by side, from a day before the last time on: everything that changed there,
 * then what changed here and was not among it. Ends with three lists that must be empty. If the gateway goes away
 * meanwhile, it is done again from the beginning.
 */
export async function reconcile(till: Till, run: sql.DueRun) {
  const { db, clock, log } = till
  if (!(await sql.recordTry(db, run, nextTryAt(await clock(db))))) return
  const since = sinceOf(run.lastAskedAt ?? undefined)
  try {
    const there = await compareTheirs(till, since)
    const seen = new Set(there.flatMap(({ paymentId }) => paymentId ?? []))
    const here = await compareOurs(till, since, run.askedAt, seen)
    await end(till, run, since, { there, here })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    await sql.recordFault(db, run.id, error.message.slice(0, 500))
    log.warn(
      { reconciliation: run.id, why: error.message },
      'the gateway went away while books were compared; we will begin again',
    )
  }
}

async function compareTheirs(till: Till, since: Date): Promise<Compared[]> {
  const compared: Compared[] = []
  let cursor: string | undefined
  do {
    const page = await till.gateway.listSince(since, cursor)
    if (page.outcome === 'unreachable') throw new GatewayAway(page.why)
    compared.push(...(await someAtOnce(page.charges, (charge) => reconcileCharge(till, charge))))
    cursor = page.next
  } while (cursor)
  return compared
}

/** What the gateway did not list is asked about one by one. */
async function compareOurs(till: Till, since: Date, until: Date, seen: ReadonlySet<string>): Promise<Compared[]> {
  const { db, gateway } = till
  const compare = async ({ id, gatewayId }: { id: string; gatewayId: string }): Promise<Compared> => {
    if (seen.has(id)) return { paymentId: id }
    const found = await gateway.findByGatewayId(gatewayId)
    if (found.outcome === 'unreachable') throw new GatewayAway(found.why)
    if (found.outcome === 'found') return reconcileCharge(till, found.charge)
    const ours = (await sql.findOurs(db, id, gatewayId))!
    return {
      paymentId: id,
      difference: { list: 'only_here', paymentId: id, gatewayId, what: [], ours: oursOf(ours), theirs: null },
    }
  }
  const compared: Compared[] = []
  for (let after = FIRST_ID; ; ) {
    const page = await sql.listTouched(db, gateway.name, since, until, after, A_PAGE)
    compared.push(...(await someAtOnce(page, compare)))
    if (page.length < A_PAGE) return compared
    after = page.at(-1)!.id
  }
}

async function someAtOnce<T>(things: readonly T[], compare: (thing: T) => Promise<Compared>): Promise<Compared[]> {
  const compared: Compared[] = []
  for (let first = 0; first < things.length; first += AT_ONCE)
    compared.push(...(await Promise.all(things.slice(first, first + AT_ONCE).map(compare))))
  return compared
}

async function end(
  { db, clock, log }: Till,
  { id }: sql.DueRun,
  since: Date,
  { there, here }: Record<'there' | 'here', Compared[]>,
) {
  const all = [...there, ...here]
  const differences = all.flatMap(({ difference }) => difference ?? [])
  const healed = all.filter((one) => one.healed).length
  const unexplained = await inTransaction(db, async (tx) => {
    const { balance, entries, frozen } = await sumExplained(tx)
    const left = balance - entries - frozen
    const isOurs = await sql.endRun(tx, id, {
      since,
      charges: there.length,
      payments: here.length,
      healed,
      unexplained: left,
      at: await clock(tx),
    })
    if (isOurs)
      for (const [i, difference] of differences.entries()) await sql.insertDifference(tx, id, i + 1, difference)
    return left
  })
  if (differences.length > 0 || unexplained !== 0n)
    log.error(
      { alarm: 'books_differ', reconciliation: id, differences: differences.length, unexplained: String(unexplained) },
      'our books and the gateway’s differ',
    )
}
