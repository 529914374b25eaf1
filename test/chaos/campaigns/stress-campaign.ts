import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { CONNECTIONS } from '#domains/newsletter/campaigns/rules.ts'
import { readResults } from '#domains/newsletter/campaigns/sql.ts'
import type { Db } from '#platform/db.ts'
import { seededRandom } from '#test/support/seeded-random.ts'
import { addSubscribers } from '#test/support/subscribers.ts'
import { openMailSink } from './mail-sink.ts'

const SCRIPT = new URL('./sender-process.ts', import.meta.url).pathname
const WITH_PARENT = new URL('../../../bin/parts/exit-with-parent.mjs', import.meta.url).href
const SENDERS = 2
/** Of all connections, those that break when the server has the whole mail. */
const BROKEN = 0.002
/** Beyond that something hangs. */
const MOST_MS = 60 * 60_000

type Plan = { db: Db; url: string; addresses: number; kills: number; seed: number }

/**
 * One campaign by senders that are killed all along the way, to a mail server that breaks connections, refuses
 * addresses and is gone for a while in the middle.
 */
export async function stressCampaign({ db, url, addresses, kills, seed }: Plan) {
  const random = seededRandom(seed)
  const sink = await openMailSink(random, BROKEN)
  const began = Date.now()
  const emails = Array.from({ length: addresses }, (_, n) => `${n % 50 === 7 ? 'foi' : 'p'}${n}@exemplo.com.br`)
  await addSubscribers(db, emails, new Date(began))
  const id = crypto.randomUUID()
  await db`
    insert into campaigns (id, subject, preheader, body, segment, state, version, created_at, send_at)
    values (${id}, 'O céu de dezembro', '', 'Uma **carta**.', 'all', 'scheduled', 1, ${new Date(began)}, ${new Date(began)})`
  const environment = { ...process.env, DATABASE_URL: url, SMTP_URL: sink.url, BEGAN: String(began) }
  let [planned, killed, isOver] = [0, 0, false]
  const keepUp = async () => {
    while (!isOver) {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', '--import', WITH_PARENT, SCRIPT],
        {
          env: environment,
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      )
      const ended = once(child, 'exit')
      planned += 1
      const dueFrom = planned > kills ? Number.POSITIVE_INFINITY : (planned / (kills + 1)) * addresses
      while (!isOver && sink.taken.size < dueFrom && child.exitCode === null) await wait(20)
      await wait(random.below(400))
      if (child.exitCode !== null) throw new Error(`a sender ended by itself with ${child.exitCode}`)
      if (!isOver) killed += 1
      child.kill('SIGKILL')
      await ended
    }
  }
  const beGoneOnce = async () => {
    while (!isOver && sink.taken.size < addresses / 2) await wait(20)
    await sink.close()
    await wait(1_500)
    await sink.open()
  }
  const work = Promise.all([beGoneOnce(), ...Array.from({ length: SENDERS }, keepUp)])
  try {
    await Promise.race([waitForEnd(db, id), work])
  } finally {
    isOver = true
    await work
    await sink.close()
  }
  const tookMs = Date.now() - began
  return { tookMs, killed, ...(await judge(db, id, sink)) }
}

async function waitForEnd(db: Db, id: string) {
  const until = Date.now() + MOST_MS
  while (Date.now() < until) {
    const rows = await db`select from campaigns where id = ${id} and state = 'sent'`
    if (rows.length > 0) return
    await wait(200)
  }
  throw new Error('the campaign did not end')
}

/** What the server took beside what the books say; `twice` and `lost` must be zero. */
async function judge(db: Db, id: string, { taken, broken }: Awaited<ReturnType<typeof openMailSink>>) {
  const accepted = await db<{ email: string }[]>`
    select email from campaign_recipients where campaign_id = ${id} and state = 'accepted'`
  const unknown = await db<{ email: string }[]>`
    select email from campaign_recipients where campaign_id = ${id} and state = 'unknown'`
  const { erased, waiting, refused } = (await readResults(db, id))!
  return {
    taken: taken.size,
    twice: [...taken.values()].filter((times) => times > 1).length,
    accepted: accepted.length,
    lost: accepted.filter(({ email }) => !taken.has(email)).length,
    unknown: unknown.length,
    unknownButTaken: unknown.filter(({ email }) => taken.has(email)).length,
    refused,
    left: erased + waiting,
    broken: broken(),
  }
}

export type CampaignFound = Awaited<ReturnType<typeof stressCampaign>>

/** Twice to anybody, lost, or more unknown than one for each connection of a kill or that the server broke. */
export const hasCampaignFaults = ({ twice, lost, left, unknown, killed, broken }: CampaignFound) =>
  twice + lost + left > 0 || unknown > killed * CONNECTIONS + broken
