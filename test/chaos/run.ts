import './silence-log.ts'
import { parseArgs } from 'node:util'
import { connect, type Db } from '#platform/db.ts'
import { checkLedger } from '#test/ledger-model/check-ledger.ts'
import { checkThreads } from '#test/thread-model/check-threads.ts'
import { checkPurchases } from '#test/purchase-model/check-purchases.ts'
import { plantBugs } from '#test/planted-bugs/run.ts'
import { startDedicatedPostgres } from '#test/support/dedicated-postgres.ts'
import { buildPages } from '../../bin/parts/build.ts'
import { hasBlockFaults, stormBlocks } from './blocks/storm-blocks.ts'
import { burstBookings, hasBookingFaults } from './bookings/burst-bookings.ts'
import { burstOrders, hasBurstFaults } from './burst-orders.ts'
import { hasYearFaults, simulateYear } from './bookings/simulate-year.ts'
import { hasQueueFaults, stormQueue } from './queue/storm-queue.ts'
import { failedPackets, sendPackets } from './packets/send-packets.ts'
import { stressPayments } from './payments/stress-payments.ts'
import { hasPayoutFaults, stressPayouts } from './payouts/stress-payouts.ts'
import { runChaos, failedCounts } from './run-chaos.ts'
import { hasDifferences, runMonths } from './subscriptions/run-months.ts'
import { hasCampaignFaults, stressCampaign } from './campaigns/stress-campaign.ts'
import { Cluster } from './cluster/cluster.ts'
import { burstShop, hasShopFaults } from './shop/burst-shop.ts'
import { hasThreadFaults, stormThreads } from './threads/storm-threads.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    ops: { type: 'string', default: '20000' },
    rooms: { type: 'string', default: '200' },
    /** Rooms in which somebody cheats; by default one for ten others. */
    cheats: { type: 'string' },
    /** Only this: so many calls by voice with scripted sound, with kills. */
    calls: { type: 'string', default: '0' },
    messages: { type: 'string' },
    payments: { type: 'string', default: '100' },
    /** Only this: so many payouts, with kills of web and worker processes. */
    payouts: { type: 'string', default: '0' },
    /** Only this: so many people blocked in every state, each beside what others do at that instant. */
    blocks: { type: 'string', default: '0' },
    /** Only this: a campaign to so many addresses, with kills of its senders. */
    campaign: { type: 'string', default: '0' },
    /** Only this: so many clients in the queues of twenty-five each, with kills. */
    queue: { type: 'string', default: '0' },
    /** Only this: so many bursts of thirty people for the same places, with kills. */
    bookings: { type: 'string', default: '0' },
    /** Only this: so many bursts of thirty people for the last pieces of the shop, with kills. */
    shop: { type: 'string', default: '0' },
    /** Only this: so many bookings of 50 consultants in a simulated year. */
    'booking-year': { type: 'string', default: '0' },
    /** Simulated subscriptions of 36 months. */
    subscriptions: { type: 'string', default: '10' },
    bursts: { type: 'string', default: '10' },
    /** Only this: so many malformed, slow and broken packets at one web process. */
    packets: { type: 'string', default: '0' },
    /** Only this: upgrades that once ended the process, each second, beside 50 visitors. */
    'attack-seconds': { type: 'string', default: '0' },
    /** Sequences of the purchase model. */
    purchases: { type: 'string', default: '0' },
    /** Only this: so many sequences of the thread model, and a storm of one pair for each hundred, with kills. */
    threads: { type: 'string', default: '0' },
    'planted-bugs': { type: 'boolean', default: false },
    /** Only planted bugs whose name contains these words. */
    only: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed)
const [ops, rooms, payments, bursts] = [values.ops, values.rooms, values.payments, values.bursts].map(Number) as [
  number,
  number,
  number,
  number,
]
const subscriptions = Number(values.subscriptions)
const purchases = Number(values.purchases)
const MONTHS = 36
const messages = Number(values.messages ?? ops)
/** Twenty kills of servers and five of the database for 20,000 acts. */
const kills = {
  servers: Math.max(2, Math.ceil(ops / 1_000)),
  database: Math.max(1, Math.ceil(ops / 4_000)),
  stalls: Math.ceil(ops / 2_000),
}
/** Sequences of the ledger model: 50,000 for a million acts. */
const sequences = Math.ceil(ops / 20)
const ROOM_MS = 30_000
const cheats = Number(values.cheats ?? Math.ceil(rooms / 10))
/** Longer than one word of the consultant counts. */
const CHEAT_MS = 60_000

/** Runs something on a PostgreSQL of its own, with two pools as two processes. */
async function onDedicatedPostgres<T>(work: (dbs: readonly [Db, Db]) => Promise<T>): Promise<T> {
  const server = await startDedicatedPostgres()
  const dbs = [connect(server.url, { max: 8 }), connect(server.url, { max: 8 })] as const
  try {
    return await work(dbs)
  } finally {
    await Promise.all(dbs.map((db) => db.end({ timeout: 2 })))
    await server.end()
  }
}

/** Orders at two web processes that nobody kills. */
async function runBursts() {
  const cluster = await Cluster.open()
  return burstOrders(cluster, { bursts, seed }).finally(() => cluster.end())
}

/** Random sequences against the ledger model; returns the number of differences. */
const countLedgerDifferences = ([db]: readonly [Db, Db]) =>
  checkLedger(db, { seed, sequences }).then(
    () => ({ sequences, parted: 0 }),
    (error: unknown) => {
      console.log(error)
      return { sequences, parted: 1 }
    },
  )

async function runAll() {
  console.log(`seed ${seed}`)
  const { verdict, details } = await runChaos({
    seed,
    ops,
    rooms,
    messages,
    cheats,
    cheatMs: CHEAT_MS,
    kills,
    roomMs: ROOM_MS,
  })
  for (const detail of details) console.log(detail)
  const paid = payments > 0 ? await onDedicatedPostgres((dbs) => stressPayments(dbs, { payments, seed })) : undefined
  const lived =
    subscriptions > 0
      ? await onDedicatedPostgres((dbs) => runMonths(dbs, { subscriptions, months: MONTHS, seed }))
      : undefined
  const raced = bursts > 0 ? await runBursts() : undefined
  const ledger = sequences > 0 ? await onDedicatedPostgres(countLedgerDifferences) : undefined
  const bought =
    purchases > 0 ? await onDedicatedPostgres(([db]) => checkPurchases(db, { seed, sequences: purchases })) : undefined
  for (const violation of bought?.violations ?? []) console.log(violation)
  const wrongs = [
    ...failedCounts(verdict, kills),
    ...(paid && paid.lost + paid.doubled + paid.differing + paid.violations.length > 0 ? ['payments'] : []),
    ...(lived && hasDifferences(lived) ? ['subscriptions'] : []),
    ...(raced && hasBurstFaults(raced) ? ['bursts'] : []),
    ...(ledger && ledger.parted > 0 ? ['ledger'] : []),
    ...(bought && bought.violations.length > 0 ? ['purchases'] : []),
  ]
  console.log(
    JSON.stringify({
      ...verdict,
      ...(paid && { payments: paid }),
      ...(lived && { subscriptions: lived }),
      ...(raced && { bursts: raced }),
      ...(ledger && { ledger }),
      ...(bought && { purchases: bought.purchases, purchaseViolations: bought.violations.length }),
      ...(wrongs.length > 0 && { wrongs }),
    }),
  )
  return wrongs.length === 0
}

async function runCalls(calls: number) {
  console.log(`seed ${seed}`)
  const falling = { servers: Math.ceil(calls / 20), database: Math.ceil(calls / 100), stalls: Math.ceil(calls / 40) }
  const plan = { seed, ops: 0, rooms: 0, messages: 0, calls, kills: falling, roomMs: ROOM_MS }
  const { verdict, details } = await runChaos(plan)
  for (const detail of details) console.log(detail)
  const wrongs = failedCounts(verdict, falling)
  console.log(JSON.stringify({ ...verdict, ...(wrongs.length > 0 && { wrongs }) }))
  return wrongs.length === 0
}

async function runPackets(packets: number, attackSeconds: number) {
  console.log(`seed ${seed}`)
  await buildPages()
  const { url, end } = await startDedicatedPostgres()
  const plan = { databaseUrl: url, seed, packets, attackSeconds, waitsForServer: true, hasPages: true }
  const { verdict, details } = await sendPackets(plan).finally(end)
  for (const detail of details) console.log(detail)
  const wrongs = failedPackets(verdict)
  console.log(JSON.stringify({ ...verdict, ...(wrongs.length > 0 && { wrongs }) }))
  return wrongs.length === 0
}

async function runPayouts(payouts: number) {
  console.log(`seed ${seed}`)
  const { url, ownerUrl, end } = await startDedicatedPostgres()
  const [db, owner] = [connect(url, { max: 8 }), connect(ownerUrl, { max: 1 })]
  try {
    const found = await stressPayouts({ url, db, owner, payouts, kills: Math.ceil(payouts / 50), seed })
    console.log(JSON.stringify(found))
    return !hasPayoutFaults(found)
  } finally {
    await Promise.all([db, owner].map((pool) => pool.end({ timeout: 2 })))
    await end()
  }
}

async function runBlocks(blocks: number) {
  console.log(`seed ${seed}`)
  const { url, end } = await startDedicatedPostgres()
  const pools = [0, 1, 2, 3].map(() => connect(url, { max: 1 })) as [Db, Db, Db, Db]
  try {
    const found = await stormBlocks(pools, { blocks, seed })
    console.log(JSON.stringify(found))
    return !hasBlockFaults(found)
  } finally {
    await Promise.all(pools.map((pool) => pool.end({ timeout: 2 })))
    await end()
  }
}

async function runCampaign(addresses: number) {
  console.log(`seed ${seed}`)
  const found = await startDedicatedPostgres().then(async ({ url, end }) => {
    const db = connect(url, { max: 4 })
    const plan = { db, url, addresses, kills: Math.ceil(addresses / 2_000), seed }
    return stressCampaign(plan).finally(async () => {
      await db.end({ timeout: 2 })
      await end()
    })
  })
  console.log(JSON.stringify(found))
  return !hasCampaignFaults(found)
}

async function runQueue(clients: number) {
  console.log(`seed ${seed}`)
  const { url, kill, end } = await startDedicatedPostgres()
  const db = connect(url, { max: 4 })
  const plan = {
    db,
    url,
    kill,
    clients,
    consultants: Math.ceil(clients / 25),
    turnMs: 2_000,
    kills: Math.ceil(clients / 25),
    databaseKills: Math.ceil(clients / 50),
    seed,
  }
  const found = await stormQueue(plan).finally(async () => {
    await db.end({ timeout: 2 })
    await end()
  })
  console.log(JSON.stringify(found))
  return !hasQueueFaults(found)
}

/** The model first, whose first sequence that is wrong is printed; then the storm, with twenty pairs at least. */
async function runThreads(sequences: number) {
  console.log(`seed ${seed}`)
  const began = performance.now()
  const model = await onDedicatedPostgres(([db]) =>
    checkThreads(db, { seed, sequences }).then(
      (checked) => ({ ...checked, faults: 0, seconds: Math.round((performance.now() - began) / 1_000) }),
      (error: unknown) => {
        console.log(error)
        return { sequences, faults: 1 }
      },
    ),
  )
  const pairs = Math.max(20, Math.ceil(sequences / 100))
  const falling = { servers: Math.ceil(pairs / 10), database: Math.ceil(pairs / 20), stalls: 0 }
  const storm = await stormThreads({ pairs, seed, kills: falling })
  console.log(JSON.stringify({ model, storm }))
  return model.faults === 0 && !hasThreadFaults(storm)
}

async function runBookings(wanted: number) {
  console.log(`seed ${seed}`)
  const cluster = await Cluster.open()
  const plan = { servers: Math.ceil(wanted / 20), database: Math.ceil(wanted / 100), stalls: 0 }
  const found = await burstBookings(cluster, { bursts: wanted, seed, kills: plan }).finally(() => cluster.end())
  console.log(JSON.stringify(found))
  return !hasBookingFaults(found)
}

async function runShop(wanted: number) {
  console.log(`seed ${seed}`)
  const cluster = await Cluster.open()
  const plan = { servers: Math.ceil(wanted / 20), database: Math.ceil(wanted / 100), stalls: 0 }
  const found = await burstShop(cluster, { bursts: wanted, seed, kills: plan }).finally(() => cluster.end())
  console.log(JSON.stringify(found))
  return !hasShopFaults(found)
}

async function runBookingYear(bookings: number) {
  console.log(`seed ${seed}`)
  const server = await startDedicatedPostgres()
  const db = connect(server.url, { max: 1 })
  const people = { consultants: 50, clients: 200 }
  const found = await simulateYear(db, { bookings, ...people, days: 365, seed }).finally(() => db.end({ timeout: 2 }))
  await server.end()
  console.log(JSON.stringify(found))
  return !hasYearFaults(found)
}

const isPassed = await (values['planted-bugs']
  ? plantBugs({ seed, words: values.only }).then(({ caught, missed }) => caught.length > 0 && missed.length === 0)
  : Number(values.packets) + Number(values['attack-seconds']) > 0
    ? runPackets(Number(values.packets), Number(values['attack-seconds']))
    : Number(values.payouts) > 0
      ? runPayouts(Number(values.payouts))
      : Number(values.campaign) > 0
        ? runCampaign(Number(values.campaign))
        : Number(values.blocks) > 0
          ? runBlocks(Number(values.blocks))
          : Number(values.queue) > 0
            ? runQueue(Number(values.queue))
            : Number(values.threads) > 0
              ? runThreads(Number(values.threads))
              : Number(values.bookings) > 0
                ? runBookings(Number(values.bookings))
                : Number(values.shop) > 0
                  ? runShop(Number(values.shop))
                  : Number(values['booking-year']) > 0
                    ? runBookingYear(Number(values['booking-year']))
                    : Number(values.calls) > 0
                      ? runCalls(Number(values.calls))
                      : runAll())
process.exit(isPassed ? 0 : 1)
