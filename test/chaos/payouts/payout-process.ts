import '../silence-log.ts'
import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { askPayout } from '#domains/payouts/ask-payout.ts'
import { connect } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import { seededRandom } from '#test/support/seeded-random.ts'
import { hastyClock, openWorker } from './hasty-bank.ts'

// A process that is killed at any moment and begins again: a web that asks for payouts, or a worker that sends them.
// Whoever is killed would not keep its compiled code, which is half of what a start costs.
flushCompileCache()
const { ROLE, DATABASE_URL, BEGAN, SEED } = process.env as Record<string, string>
const began = Number(BEGAN)
const db = connect(DATABASE_URL!, { max: 4, name: `payouts-${ROLE}` })

if (ROLE === 'web') {
  const random = seededRandom(Number(SEED) ^ process.pid)
  const planned = await db<{ id: string; consultantId: string; amount: bigint }[]>`
    select id, consultant_id as "consultantId", amount from chaos_plan order by id`
  const ask = (one: (typeof planned)[number]) =>
    askPayout(db, { ...one, clock: hastyClock(began) }).catch((error: unknown) => {
      if (!isRefusal(error, 'payouts.too_large') && !isRefusal(error, 'payouts.in_debt')) throw error
    })
  const mixed = random.shuffled(planned)
  for (let first = 0; first < mixed.length; first += 4) {
    // A double click, and other requests at the same moment.
    const now = mixed.slice(first, first + 4)
    await Promise.all([...now, ...now].map(ask))
  }
  await db.end({ timeout: 2 })
} else {
  const work = openWorker(db, began)
  for (;;) {
    await work()
    await wait(20)
  }
}
