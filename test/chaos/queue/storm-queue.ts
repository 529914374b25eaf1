import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { acceptConsultation, endConsultation, requestConsultation } from '#domains/consultations/index.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, isDatabaseUnavailable } from '#platform/db.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { seededRandom } from '#test/support/seeded-random.ts'
import { decisionOf, type Guest, placeIdOf, PRICE } from './queue-crowd.ts'

const SCRIPT = new URL('./queue-process.ts', import.meta.url).pathname
const WITH_PARENT = new URL('../../../bin/parts/exit-with-parent.mjs', import.meta.url).href
const ROLES = ['crowd-1', 'crowd-2', 'worker-1', 'worker-2']
const MONEY = 100_000n
/** Beyond that something hangs. */
const MOST_MS = 40 * 60_000

type Plan = {
  db: Db
  url: string
  /** Of the database, as often as `databaseKills`. */
  kill: () => void
  clients: number
  consultants: number
  turnMs: number
  kills: number
  databaseKills: number
  seed: number
}

/**
 * Clients wait for busy consultants in two tabs each, while what they press, workers and the database are killed.
 * Nobody's place may be lost, nobody served twice, nobody overtaken but by a missed turn, and the ledger must be whole.
 */
export async function stormQueue(plan: Plan) {
  const { db, url, clients, consultants, turnMs, kills, seed } = plan
  const random = seededRandom(seed)
  const began = Date.now()
  const { guests, talks } = await openQueues(db, { clients, consultants })
  const environment = { DATABASE_URL: url, TURN_MS: String(turnMs), GUESTS: JSON.stringify(guests) }
  let [killed, killedDatabase, isOver] = [0, 0, false]
  const keepUp = async (role: string) => {
    for (let left = kills; !isOver; ) {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--import', WITH_PARENT, SCRIPT],
        {
          env: { ...process.env, ...environment, ROLE: role },
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      )
      const ended = once(child, 'exit')
      // From its first look on: a start takes as long as the machine is busy.
      let killAt = Number.POSITIVE_INFINITY
      child.once('message', () => {
        if (left > 0) killAt = Date.now() + random.below(1_500)
      })
      while (!isOver && child.exitCode === null && Date.now() < killAt) await wait(30)
      if (child.exitCode !== null) throw new Error(`a ${role} ended by itself with ${child.exitCode}`)
      if (!isOver) {
        killed += 1
        left -= 1
      }
      child.kill('SIGKILL')
      await ended
    }
  }
  const killDatabase = async () => {
    for (let left = plan.databaseKills; left > 0; left--) {
      await wait(2_000 + random.below(4_000))
      if (isOver) return
      plan.kill()
      await whileAway(() => db`select 1`)
      killedDatabase += 1
    }
  }
  const work = Promise.all([...ROLES.map(keepUp), killDatabase()])
  try {
    await Promise.race([waitForEnd(db, guests, talks), work])
  } finally {
    isOver = true
    await work
  }
  return { tookMs: Date.now() - began, killed, killedDatabase, ...(await whileAway(() => judge(db, guests))) }
}

/** Everybody has money, and each consultant talks with somebody until all have joined. */
async function openQueues(db: Db, { clients, consultants }: { clients: number; consultants: number }) {
  const guests: Guest[] = []
  const talks: { id: string; consultantId: string }[] = []
  const ids: string[] = []
  for (let n = 0; n < consultants; n++) {
    const consultantId = await aConsultant(db, 'Luna', PRICE)
    await comeOnline(db, consultantId)
    ids.push(consultantId)
    const [id, clientId] = [crypto.randomUUID(), await aClient(db, 'Caio', MONEY)]
    await requestConsultation(db, { id, clientId, consultantId, channel: 'chat', clock })
    await acceptConsultation(db, { id, consultantId, clock })
    // The meter of nobody runs here: an accepted room would end by itself after a minute.
    await db`update consultations set accepted_at = accepted_at + interval '1 hour' where id = ${id}`
    talks.push({ id, consultantId })
  }
  for (let n = 0; n < clients; n++)
    guests.push({ clientId: await aClient(db, 'Ana', MONEY), consultantId: ids[n % ids.length]! })
  return { guests, talks }
}

/** Does it again while the database is away. */
async function whileAway<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      await wait(200)
    }
  }
}

async function waitForEnd(db: Db, guests: readonly Guest[], talks: readonly { id: string; consultantId: string }[]) {
  const until = Date.now() + MOST_MS
  const isThere = async (test: () => Promise<boolean>) => {
    while (!(await whileAway(test))) {
      if (Date.now() > until) throw new Error('the storm did not end')
      await wait(200)
    }
  }
  await isThere(async () => {
    const [row] = await db<{ all: number }[]>`select count(*)::int as all from queue_places`
    return row!.all >= guests.length
  })
  for (const { id, consultantId } of talks)
    await whileAway(() => endConsultation(db, { id, personId: consultantId, clock }))
  await isThere(async () => {
    const open = await db`select 1 from queue_places where ended_at is null limit 1`
    const talking = await db`select 1 from consultations where ended_at is null limit 1`
    return open.length + talking.length === 0
  })
  // Whoever missed the first turn joins again, unless nobody is left in front.
  await wait(1_000)
  await isThere(async () => (await db`select 1 from queue_places where ended_at is null limit 1`).length === 0)
}

type JudgedPlace = {
  id: string
  number: bigint
  clientId: string
  consultantId: string
  state: string
  offeredAt: Date | null
  endedAt: Date | null
  isRequested: boolean
  accepted: number
}

async function judge(db: Db, guests: readonly Guest[]) {
  const places = await db<JudgedPlace[]>`
    select q.id, q.number, q.client_id as "clientId", q.consultant_id as "consultantId", q.state,
      q.offered_at as "offeredAt", q.ended_at as "endedAt", q.consultation_id is not null as "isRequested",
      (select count(*)::int from consultations c where c.client_id = q.client_id and c.accepted_at is not null) as accepted
    from queue_places q`
  const byId = new Map(places.map((place) => [place.id, place]))
  // On a machine that is busy with others a yes may come after two seconds: then nothing was requested.
  const ends = { yes: ['served', 'lapsed'], miss: ['lapsed'], leave: ['left', 'lapsed'] }
  const isAsDecided = ({ id, state, isRequested }: JudgedPlace) =>
    ends[decisionOf(id)].includes(state) && isRequested === (state === 'served')
  const lost =
    guests.filter((guest) => !byId.has(placeIdOf(guest, 1))).length + places.filter((p) => !isAsDecided(p)).length
  const servedOf = Map.groupBy(places, ({ clientId }) => clientId)
  const twice = [...servedOf.values()].filter(
    (own) => own[0]!.accepted !== own.filter(({ state }) => state === 'served').length,
  ).length
  const overtaken = places.filter(
    (one) =>
      one.offeredAt &&
      places.some(
        (other) =>
          other.consultantId === one.consultantId &&
          other.number < one.number &&
          (!other.endedAt || other.endedAt > one.offeredAt!),
      ),
  ).length
  const balances = await Promise.all(guests.map(({ clientId }) => balanceOf(db, reservedOf(clientId))))
  const violations = [...(await findConsultationViolations(db)), ...(await findLedgerViolations(db))]
  const count = (state: string) => places.filter((place) => place.state === state).length
  return {
    places: places.length,
    served: count('served'),
    lapsed: count('lapsed'),
    left: count('left'),
    lost,
    twice,
    overtaken,
    reserved: balances.filter((balance) => balance !== 0n).length,
    violations: violations.map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`),
  }
}

export type QueueFound = Awaited<ReturnType<typeof stormQueue>>

export const hasQueueFaults = ({ lost, twice, overtaken, reserved, violations }: QueueFound) =>
  lost + twice + overtaken + reserved + violations.length > 0
