import { inTransaction } from '#platform/db.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { sumSuspense } from '../suspense/sql.ts'
import type { GatewayContext } from '../payment-context.ts'
import { GatewayUnreachable, ourSideOf, reconcileCharge, type ComparedCharge } from './reconcile-charge.ts'
import { nextAttemptAt, reconcileSince } from './rules.ts'
import * as sql from './sql.ts'

const A_PAGE = 200
const AT_ONCE = 16
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Lays our books and the gateway's side by side, from a day before the last time on: what changed there, then what else
 * changed here. Three lists must be empty in the end. If the gateway stops answering, it begins again.
 */
export async function reconcile(context: GatewayContext, run: sql.DueRun) {
  const { db, clock, log } = context
  if (!(await sql.recordAttempt(db, run, nextAttemptAt(await clock(db))))) return
  const since = reconcileSince(run.lastAskedAt ?? undefined)
  try {
    const there = await compareTheirs(context, since)
    const seen = new Set(there.flatMap(({ paymentId }) => paymentId ?? []))
    const here = await compareOurs(context, since, run.askedAt, seen)
    await endReconciliation(context, run, since, { there, here })
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    await sql.recordFault(db, run.id, error.message.slice(0, 500))
    log.warn(
      { reconciliation: run.id, why: error.message },
      'the gateway failed during the reconciliation; it will start over',
    )
  }
}

async function compareTheirs(context: GatewayContext, since: Date): Promise<ComparedCharge[]> {
  const compared: ComparedCharge[] = []
  let cursor: string | undefined
  do {
    const page = await context.gateway.listSince(since, cursor)
    if (page.outcome === 'unreachable') throw new GatewayUnreachable(page.why)
    compared.push(...(await compareInBatches(page.charges, (charge) => reconcileCharge(context, charge))))
    cursor = page.next
  } while (cursor)
  return compared
}

/** Asks about each payment that the gateway did not list. */
async function compareOurs(
  context: GatewayContext,
  since: Date,
  until: Date,
  seen: ReadonlySet<string>,
): Promise<ComparedCharge[]> {
  const { db, gateway } = context
  const compare = async ({ id, gatewayId }: { id: string; gatewayId: string }): Promise<ComparedCharge> => {
    if (seen.has(id)) return { paymentId: id }
    const found = await gateway.findByGatewayId(gatewayId)
    if (found.outcome === 'unreachable') throw new GatewayUnreachable(found.why)
    if (found.outcome === 'found') return reconcileCharge(context, found.charge)
    const ours = (await sql.findOurPayment(db, id, gatewayId))!
    return {
      paymentId: id,
      difference: { list: 'only_here', paymentId: id, gatewayId, what: [], ours: ourSideOf(ours), theirs: null },
    }
  }
  const compared: ComparedCharge[] = []
  let after = FIRST_ID
  await untilEmpty({}, A_PAGE, async (most) => {
    const page = await sql.listTouchedPayments(db, gateway.name, since, until, after, most)
    compared.push(...(await compareInBatches(page, compare)))
    after = page.at(-1)?.id ?? after
    return page.length
  })
  return compared
}

async function compareInBatches<T>(
  things: readonly T[],
  compare: (thing: T) => Promise<ComparedCharge>,
): Promise<ComparedCharge[]> {
  const compared: ComparedCharge[] = []
  for (let first = 0; first < things.length; first += AT_ONCE)
    compared.push(...(await Promise.all(things.slice(first, first + AT_ONCE).map(compare))))
  return compared
}

async function endReconciliation(
  { db, clock, log }: GatewayContext,
  { id }: sql.DueRun,
  since: Date,
  { there, here }: Record<'there' | 'here', ComparedCharge[]>,
) {
  const all = [...there, ...here]
  const differences = all.flatMap(({ difference }) => difference ?? [])
  const healed = all.filter((one) => one.healed).length
  const unexplained = await inTransaction(db, async (tx) => {
    const { balance, entries, frozen } = await sumSuspense(tx)
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
      'our books differ from the gateway’s',
    )
}
