import { setTimeout as wait } from 'node:timers/promises'
import type { Seeded } from '#test/support/seeded.ts'
import type { Caller } from './caller.ts'
import type { Player } from './cast.ts'
import { Guest } from './guest.ts'
import { Refused } from './line.ts'
import { luckOf, uuidFrom } from './luck.ts'
import { FORGIVEN_MS, GAP_MS } from './presence-diary.ts'
import { RoomDiary } from './room-diary.ts'
import type { World } from './world.ts'

const EVENTS = [
  'calm',
  'calm',
  'calm',
  'calm',
  'words',
  'words',
  'cut',
  'long_cut',
  'deaf',
  'long_deaf',
  'hop',
  'second_tab',
  'pause',
] as const
export type Happening = (typeof EVENTS)[number]

type Story = {
  world: World
  caller: Caller
  client: Player
  consultant: Player
  seed: number
  number: number
  ms: number
  happenings?: readonly Happening[]
}
export type Told = { id: string; diary: RoomDiary; endedAt: number; happened: string[] }

/** One metered conversation from request to end, with everything that can happen to its two people on the way. */
export async function tellRoom({
  world,
  caller,
  client,
  consultant,
  seed,
  number,
  ms,
  happenings = EVENTS,
}: Story): Promise<Told> {
  const luck = luckOf(seed, 'room', number)
  const id = uuidFrom(luck)
  const diary = new RoomDiary()
  const happened: string[] = []
  const guests = {
    client: new Guest(world, client, { room: id, luck: luckOf(seed, 'room', number, 'client'), diary: diary.client }),
    consultant: new Guest(world, consultant, {
      room: id,
      luck: luckOf(seed, 'room', number, 'consultant'),
      diary: diary.consultant,
    }),
  }
  const post = async (by: Player, verb: string, body?: object) => {
    const from = Date.now()
    const answer = await caller.ask({
      by,
      method: 'POST',
      path: verb ? `/api/consultations/${id}/${verb}` : '/api/consultations',
      ...(body && { body }),
    })
    return { ...answer, asked: { from, to: Date.now() } }
  }
  const speak = async () => {
    const from = Date.now()
    if (await sayUntilHeard(guests.consultant, id, luck)) diary.spoke({ from, to: Date.now() })
  }

  const requested = await untilOnline(() => post(client, '', { id, consultantId: consultant.id }))
  if (requested.status !== 200)
    throw new Error(`room ${number} could not be requested: ${JSON.stringify(requested.body)}`)
  const accepted = await post(consultant, 'accept')
  if (accepted.status !== 200) throw new Error(`room ${number} could not be accepted: ${JSON.stringify(accepted.body)}`)
  await Promise.all([guests.client.sit(), guests.consultant.sit()])
  await wait(luck.below(4_000))
  await speak()

  const until = Date.now() + ms
  while (Date.now() < until) {
    const what = luck.pick(happenings)
    const who = luck.pick(['client', 'consultant'] as const)
    const guest = guests[who]
    happened.push(`${what} ${who}`)
    if (what === 'calm') await wait(500 + luck.below(2_500))
    else if (what === 'words') await speak()
    else if (what === 'cut') await guest.cut(luck.below(FORGIVEN_MS))
    else if (what === 'long_cut') await guest.cut(GAP_MS + luck.below(1_500))
    else if (what === 'deaf') await guest.goDeaf(luck.pick(['up', 'down', 'both']), luck.below(FORGIVEN_MS - 100))
    else if (what === 'long_deaf') await guest.goDeaf(luck.pick(['up', 'down', 'both']), GAP_MS + luck.below(1_500))
    else if (what === 'hop') await guest.hop()
    else if (what === 'second_tab')
      await guest.useSecondTab(500 + luck.below(2_500), luck.chance(0.5) ? GAP_MS : luck.below(1_000))
    else await pauseByHand(post, diary, guest.player, luck)
    await wait(luck.below(400))
  }
  const ended = await post(luck.pick([client, consultant]), 'end')
  diary.ended(ended.asked)
  for (const guest of Object.values(guests)) guest.leave()
  return { id, diary, endedAt: ended.asked.to, happened }
}

type Post = (by: Player, verb: string) => Promise<{ status: number; asked: { from: number; to: number } }>

/** Stops the clock and lets it run again. When the server had stopped it already (a gap), there is nothing to stop. */
async function pauseByHand(post: Post, diary: RoomDiary, by: Player, luck: Seeded) {
  const stopped = await post(by, 'pause')
  if (stopped.status !== 200) return
  await wait(300 + luck.below(2_500))
  const resumed = await post(by, 'resume')
  // When the answer was lost, the question was still heard; since then a gap may have stopped the clock again.
  if (resumed.status !== 200 && resumed.status !== 409)
    throw new Error(`a pause by hand could not be ended: ${resumed.status}`)
  diary.paused(stopped.asked, resumed.asked)
}

/** Says one message, again under its own id when the line broke, until it is acknowledged. */
async function sayUntilHeard(guest: Guest, consultationId: string, luck: Seeded): Promise<boolean> {
  const message = { consultationId, id: uuidFrom(luck), body: 'As cartas dizem: calma.' }
  for (let tries = 0; tries < 400; tries++) {
    try {
      if (!guest.line) throw new Refused('lost')
      await guest.line.command('room.say', message)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.code === 'consultations.ended') return false
      await wait(50)
    }
  }
  throw new Error('a message was never acknowledged')
}

/** A consultant's dashboard needs a moment to be known everywhere. */
async function untilOnline<A extends { status: number; body: { code?: string } }>(ask: () => Promise<A>): Promise<A> {
  for (let tries = 0; ; tries++) {
    const answer = await ask()
    if (answer.body.code !== 'consultations.consultant_unavailable' || tries > 100) return answer
    await wait(200)
  }
}
