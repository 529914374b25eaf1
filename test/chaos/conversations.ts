import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import type { Cast, Player } from './cast.ts'
import { openDesk } from './desk.ts'
import { luckOf, uuidFrom } from './luck.ts'
import { Talker } from './talk.ts'
import type { World } from './world.ts'

export type MessageCount = { messages: number; lost: number; doubled: number; disordered: number; faults: string[] }
type Stored = { seq: number; clientMessageId: string | null; authorId: string | null; body: string | null }

const SETTLE_MS = 15_000
const CUT_CHANCE = 0.12

/**
 * Pairs that talk to each other through cuts, hops and whatever else happens; then everybody's memory is compared with
 * the room's.
 */
export async function exchangeMessages({
  world,
  cast,
  caller,
  seed,
  messages,
  pairs,
}: {
  world: World
  cast: Cast
  caller: Caller
  seed: number
  messages: number
  pairs: number
}): Promise<MessageCount> {
  const each = Math.ceil(messages / pairs / 2)
  const count: MessageCount = { messages: 0, lost: 0, doubled: 0, disordered: 0, faults: [] }
  await Promise.all(
    Array.from({ length: pairs }, async (_, number) => {
      const luck = luckOf(seed, 'pair', number)
      const [client, consultant] = [await cast.client(1_000_000n), await cast.consultant(300n)]
      const closeDesk = openDesk(world, consultant, number)
      const id = uuidFrom(luck)
      await open(caller, client, consultant, id)
      const talkers = [client, consultant].map(
        (player) => new Talker(world, caller, player, id, luckOf(seed, 'talker', player.id)),
      )
      await Promise.all(talkers.map(({ guest }) => guest.sit()))
      await Promise.all(
        talkers.flatMap((talker, side) =>
          chatter(talker, each, `${number}.${side}`, luckOf(seed, 'chatter', number, side)),
        ),
      )
      await untilComplete(talkers)
      await caller.ask({ by: client, method: 'POST', path: `/api/consultations/${id}/end` })
      const stored = await storedIn(world, id)
      await untilHeard(talkers, stored.at(-1)!.seq)
      add(count, compare(talkers, stored))
      for (const { guest } of talkers) guest.leave()
      closeDesk()
    }),
  )
  return count
}

async function open(caller: Caller, client: Player, consultant: Player, id: string) {
  for (let tries = 0; ; tries++) {
    const { status, body } = await caller.ask({
      by: client,
      method: 'POST',
      path: '/api/consultations',
      body: { id, consultantId: consultant.id },
    })
    if (status === 200) break
    if (tries > 100) throw new Error(`no conversation: ${JSON.stringify(body)}`)
    await wait(200)
  }
  await caller.ask({ by: consultant, method: 'POST', path: `/api/consultations/${id}/accept` })
}

/** Talks, and now and then the line is cut, deaf for a moment, or leads to the other process. */
async function chatter(talker: Talker, messages: number, name: string, luck: ReturnType<typeof luckOf>) {
  const disturb = async () => {
    const what = luck.below(3)
    if (what === 0) await talker.guest.cut(luck.below(800))
    else if (what === 1) await talker.guest.hop()
    else await talker.guest.goDeaf(luck.pick(['up', 'down', 'both']), luck.below(1_500))
  }
  for (let n = 0; n < messages; n++) {
    const saying = talker.say(`${name}: palavra ${n} 🌙`)
    if (luck.chance(CUT_CHANCE)) await disturb()
    await saying
    await wait(luck.below(120))
  }
}

async function untilComplete(talkers: readonly Talker[]) {
  const until = Date.now() + SETTLE_MS
  while (Date.now() < until && !talkers.every(({ isComplete }) => isComplete)) await wait(50)
}

/** Whoever hears of the last number of a room, its end, reads up to it by themselves. */
async function untilHeard(talkers: readonly Talker[], last: number) {
  const until = Date.now() + SETTLE_MS
  const hasHeard = ({ seen, isComplete }: Talker) => isComplete && (seen.at(-1)?.seq ?? 0) >= last
  while (Date.now() < until && !talkers.every(hasHeard)) await wait(50)
}

const storedIn = (world: World, id: string) =>
  world.read(
    (db) => db<Stored[]>`
  select seq::float8 as seq, client_message_id as "clientMessageId", author_id as "authorId", body
    from consultation_events where consultation_id = ${id} order by seq`,
  )

/**
 * Lost: acknowledged, or stored, and not where it should be. Doubled: the same message twice. Disordered: a number that
 * is missing or not in the order of speech.
 */
export function compare(
  talkers: readonly Pick<Talker, 'acknowledged' | 'seen' | 'contradictions' | 'refusals'>[],
  stored: readonly Stored[],
): MessageCount {
  const messages = stored.filter(({ clientMessageId }) => clientMessageId)
  const bySeq = new Map(stored.map((event) => [event.seq, event]))
  const count: MessageCount = {
    messages: messages.length,
    lost: 0,
    doubled: messages.length - new Set(messages.map(({ clientMessageId }) => clientMessageId)).size,
    disordered: 0,
    faults: [],
  }
  count.disordered += stored.filter(({ seq }, i) => seq !== i + 1).length
  for (const { acknowledged, seen, contradictions, refusals } of talkers) {
    count.lost += acknowledged.filter(
      ({ id, seq, body }) => bySeq.get(seq)?.clientMessageId !== id || bySeq.get(seq)?.body !== body,
    ).length
    const shown = new Map(seen.map((event) => [event.seq, event]))
    count.lost += stored.filter(
      ({ seq, clientMessageId }) => !shown.has(seq) || shown.get(seq)!.clientMessageId !== clientMessageId,
    ).length
    const ids = seen.flatMap(({ clientMessageId }) => clientMessageId ?? [])
    count.doubled += ids.length - new Set(ids).size
    count.disordered +=
      acknowledged.filter(({ seq }, i) => i > 0 && seq <= acknowledged[i - 1]!.seq).length + contradictions.length
    count.faults.push(...refusals)
  }
  return count
}

function add(total: MessageCount, one: MessageCount) {
  total.messages += one.messages
  total.lost += one.lost
  total.doubled += one.doubled
  total.disordered += one.disordered
  total.faults.push(...one.faults)
}
