import { setTimeout as wait } from 'node:timers/promises'
import type { Seeded } from '#test/support/seeded.ts'
import type { Answer, Caller } from './caller.ts'
import type { Cast, Player } from './cast.ts'
import { openDesk } from './desk.ts'
import type { Gifts } from './gifts.ts'
import { Guest } from './guest.ts'
import { Refused } from './line.ts'
import { luckOf, uuidFrom } from './luck.ts'
import type { World } from './world.ts'

const ACTS = [
  'request',
  'request',
  'accept',
  'accept',
  'accept',
  'decline',
  'cancel',
  'pause',
  'resume',
  'end',
  'end',
  'say',
  'say',
  'say',
  'read',
  'list',
  'buy',
  'gift',
  'give_back',
  'continue',
  'strangers_hand',
] as const

const MOST_MS = 400_000

type Room = { id: string; client: Player; consultant: Player; guests: Guest[] }
type Wishes = {
  world: World
  cast: Cast
  gifts: Gifts
  caller: Caller
  seed: number
  atLeast: number
  isDone: () => boolean
  clients?: number
  consultants?: number
  hands?: number
}
export type CrowdCount = { ops: number; refused: Record<string, number>; faults: string[] }

/**
 * Many clients and consultants who do anything at any time, to their own rooms and to others'. Goes on until there were
 * enough acts and `isDone`.
 */
export async function letCrowdIn({
  world,
  cast,
  gifts,
  caller,
  seed,
  atLeast,
  isDone,
  clients = 36,
  consultants = 12,
  hands = 16,
}: Wishes): Promise<CrowdCount> {
  const count: CrowdCount = { ops: 0, refused: {}, faults: [] }
  const askers = await Promise.all(Array.from({ length: clients }, () => cast.client(200_000n)))
  const attendants = await Promise.all(
    Array.from({ length: consultants }, (_, n) => cast.consultant(BigInt(149 + n * 90))),
  )
  const closeDesks = attendants.map((consultant, n) => openDesk(world, consultant, n))
  const rooms = new Map<string, Room>()
  const recent = () => [...rooms.values()].slice(-60)

  const post = async (by: Player, path: string, body?: object) =>
    note(await caller.ask({ by, method: 'POST', path, ...(body && { body }) }))
  const note = (answer: Answer) => {
    if (answer.status >= 400)
      count.refused[String(answer.body.code)] = (count.refused[String(answer.body.code)] ?? 0) + 1
    return answer
  }

  async function act(luck: Seeded) {
    const what = luck.pick(ACTS)
    const room = recent().length > 0 ? luck.pick(recent()) : undefined
    if (what === 'request') return request(luck)
    if (what === 'buy') return buy(luck.pick(askers), luck)
    if (what === 'gift')
      return gifts.give(luck, luck.pick(askers), {
        isBonus: luck.chance(0.5),
        ms: 1_000 + luck.below(MOST_MS),
        cents: 1 + luck.below(3_000),
      })
    if (what === 'give_back') return gifts.giveBack(luck)
    if (what === 'list')
      return void note(await caller.ask({ by: luck.pick(askers), method: 'GET', path: '/api/consultations' }))
    if (!room) return
    const path = `/api/consultations/${room.id}`
    if (what === 'read')
      return void note(await caller.ask({ by: luck.pick([room.client, room.consultant]), method: 'GET', path }))
    if (what === 'strangers_hand') return strangersHand(luck, path, room)
    if (what === 'say') return say(luck, room)
    if (what === 'accept' && luck.chance(0.4))
      return acceptAll(
        recent().filter(({ consultant }) => consultant === room.consultant),
        luck,
      )
    const by =
      what === 'accept' || what === 'decline'
        ? room.consultant
        : what === 'cancel' || what === 'continue'
          ? room.client
          : luck.pick([room.client, room.consultant])
    const { status } = await post(by, `${path}/${what}`)
    if (what === 'accept' && status === 200) seat(room, luck)
    if ((what === 'end' || what === 'cancel' || what === 'decline') && status === 200) leave(room)
  }

  async function request(luck: Seeded) {
    const [client, consultant, id] = [luck.pick(askers), luck.pick(attendants), uuidFrom(luck)]
    const { status } = await post(client, '/api/consultations', {
      id,
      consultantId: consultant.id,
      ...(luck.chance(0.2) && { limitCents: 500 + luck.below(20_000) }),
      ...(luck.chance(0.3) && { welcome: true }),
    })
    if (status === 200) rooms.set(id, { id, client, consultant, guests: [] })
  }

  /** Every request of one consultant at once: one may be taken. */
  const acceptAll = (asked: Room[], luck: Seeded) =>
    Promise.all(
      asked.slice(-4).map(async (room) => {
        const { status } = await post(room.consultant, `/api/consultations/${room.id}/accept`)
        if (status === 200) seat(room, luck)
      }),
    )

  function seat(room: Room, luck: Seeded) {
    if (room.guests.length > 0 || luck.chance(0.1)) return
    room.guests = [room.client, room.consultant].map(
      (player) => new Guest(world, player, { room: room.id, luck: luckOf(seed, 'guest', room.id, player.id) }),
    )
    for (const guest of room.guests) void guest.sit()
  }

  function leave(room: Room) {
    for (const guest of room.guests) guest.leave()
  }

  async function say(luck: Seeded, { id, guests }: Room) {
    const guest = guests.length > 0 ? luck.pick(guests) : undefined
    if (!guest?.line) return
    const message = { consultationId: id, id: uuidFrom(luck), body: 'Oi! 🌙' }
    await Promise.all(
      Array.from({ length: luck.chance(0.4) ? 2 : 1 }, () =>
        (guest.line?.command('room.say', message) ?? Promise.resolve()).catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
          if (error.code === 'http.unexpected') count.faults.push(`say: ${error.message}`)
        }),
      ),
    )
  }

  /** Somebody who has no business there: it must look as if there was nothing. */
  async function strangersHand(luck: Seeded, path: string, room: Room) {
    const stranger = luck.pick(
      [...askers, ...attendants].filter(({ id }) => id !== room.client.id && id !== room.consultant.id),
    )
    const verb = luck.pick(['accept', 'decline', 'pause', 'resume', 'end', 'cancel', 'continue'])
    const { status } = await post(stranger, `${path}/${verb}`)
    if (status !== 404 && status !== 403) count.faults.push(`a stranger was answered ${status} to ${verb}`)
  }

  async function buy(by: Player, luck: Seeded) {
    const { status, body } = await post(by, '/api/payments', {
      id: uuidFrom(luck),
      amountCents: 1_000 + luck.below(20_000),
      method: 'pix',
    })
    if (status !== 200 || typeof body.payPageUrl !== 'string') return
    const button = luck.pick(['pagar', 'pagar', 'recusar'])
    await fetch(`http://127.0.0.1:${world.portOf(luck.below(2))}${new URL(body.payPageUrl).pathname}/${button}`, {
      method: 'POST',
      redirect: 'manual',
    }).catch(() => {})
  }

  await wait(500)
  await Promise.all(
    Array.from({ length: hands }, async (_, hand) => {
      const luck = luckOf(seed, 'hand', hand)
      while (count.ops < atLeast || !isDone()) {
        count.ops += 1
        await act(luck)
        if (count.ops >= atLeast) await wait(50)
      }
    }),
  )
  for (const room of rooms.values()) leave(room)
  await Promise.all(askers.map((client) => endWhatIsOpen(caller, client)))
  for (const close of closeDesks) close()
  return count
}

async function endWhatIsOpen(caller: Caller, client: Player) {
  const { body } = await caller.ask({ by: client, method: 'GET', path: '/api/consultations?open=true' })
  for (const { id } of (body.consultations as { id: string }[]) ?? [])
    await caller.ask({ by: client, method: 'POST', path: `/api/consultations/${id}/end` })
}
