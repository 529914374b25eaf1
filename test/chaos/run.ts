import './quiet.ts'
import { parseArgs } from 'node:util'
import { connect } from '#platform/db.ts'
import { plantBugs } from '#test/planted-bugs/run.ts'
import { ownServer } from '#test/support/own-server.ts'
import { stormPayments } from './payments.ts'
import { runChaos, wrongsOf } from './run-chaos.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    ops: { type: 'string', default: '20000' },
    rooms: { type: 'string', default: '200' },
    messages: { type: 'string' },
    payments: { type: 'string', default: '100' },
    'planted-bugs': { type: 'boolean', default: false },
    /** Of the planted bugs: those whose name contains these words. */
    only: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed)
const [ops, rooms, payments] = [Number(values.ops), Number(values.rooms), Number(values.payments)]
const messages = Number(values.messages ?? ops)
/** Twenty servers and five databases for 20,000 acts. */
const kills = { servers: Math.max(2, Math.ceil(ops / 1_000)), database: Math.max(1, Math.ceil(ops / 4_000)), stalls: Math.ceil(ops / 2_000) }
const ROOM_MS = 30_000

/** The storm of payments on a PostgreSQL of its own, seen by two processes. */
async function storm() {
  const server = await ownServer()
  const dbs = [connect(server.url, { max: 8 }), connect(server.url, { max: 8 })] as const
  try {
    return await stormPayments(dbs, { payments, seed })
  } finally {
    await Promise.all(dbs.map((db) => db.end({ timeout: 2 })))
    await server.end()
  }
}

async function letChaosLoose() {
  console.log(`seed ${seed}`)
  const { verdict, details } = await runChaos({ seed, ops, rooms, messages, kills, roomMs: ROOM_MS })
  for (const detail of details) console.log(detail)
  const paid = payments > 0 ? await storm() : undefined
  const wrongs = [...wrongsOf(verdict, kills), ...(paid && paid.lost + paid.doubled + paid.violations.length > 0 ? ['payments'] : [])]
  console.log(JSON.stringify({ ...verdict, ...(paid && { payments: paid }), ...(wrongs.length > 0 && { wrongs }) }))
  return wrongs.length === 0
}

const isWell = await (values['planted-bugs'] ? plantBugs({ seed, words: values.only }) : letChaosLoose())
process.exit(isWell ? 0 : 1)
