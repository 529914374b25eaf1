import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { ApiAnswer, RetryingClient } from './retrying-client.ts'
import type { People, SignedInPerson } from './people.ts'
import { openDashboard } from './open-dashboard.ts'
import type { Grants } from './grants.ts'
import { Participant } from './rooms/participant.ts'
import { Refused } from './connection.ts'
import { randomFor, randomUuid } from './random.ts'
import type { Cluster } from './cluster/cluster.ts'

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
  'grant',
  'take_back',
  'continue',
  'stranger',
] as const

const MOST_MS = 400_000

type Room = { id: string; client: SignedInPerson; consultant: SignedInPerson; participants: Participant[] }
type CrowdOptions = {
  cluster: Cluster
  people: People
  grants: Grants
  api: RetryingClient
  seed: number
  atLeast: number
  isDone: () => boolean
  clients?: number
  consultants?: number
  actors?: number
}
export type CrowdCount = { ops: number; refused: Record<string, number>; faults: string[] }

/** Clients and consultants do random acts in their own and others' rooms, until there are enough acts and `isDone`. */
export async function runCrowd({
  cluster,
  people,
  grants,
  api,
  seed,
  atLeast,
  isDone,
  // Each may request twenty times an hour: a long storm needs more of them, or it ends in refusals.
  clients = Math.max(36, Math.ceil(atLeast / 200)),
  consultants = 12,
  actors = 16,
}: CrowdOptions): Promise<CrowdCount> {
  const count: CrowdCount = { ops: 0, refused: {}, faults: [] }
  const clientPeople = await Promise.all(Array.from({ length: clients }, () => people.client(200_000n)))
  const consultantPeople = await Promise.all(
    Array.from({ length: consultants }, (_, n) => people.consultant(BigInt(149 + n * 90))),
  )
  const closeDashboards = consultantPeople.map((consultant, n) => openDashboard(cluster, consultant, n))
  const rooms = new Map<string, Room>()
  const recent = () => [...rooms.values()].slice(-60)

  const post = async (by: SignedInPerson, path: string, body?: object) =>
    note(await api.request({ by, method: 'POST', path, ...(body && { body }) }))
  const note = (answer: ApiAnswer) => {
    if (answer.status >= 400)
      count.refused[String(answer.body.code)] = (count.refused[String(answer.body.code)] ?? 0) + 1
    return answer
  }

  async function act(random: SeededRandom) {
    const what = random.pick(ACTS)
    const room = recent().length > 0 ? random.pick(recent()) : undefined
    if (what === 'request') return request(random)
    if (what === 'buy') return buy(random.pick(clientPeople), random)
    if (what === 'grant')
      return grants.grant(random, random.pick(clientPeople), {
        isBonus: random.chance(0.5),
        ms: 1_000 + random.below(MOST_MS),
        cents: 1 + random.below(3_000),
      })
    if (what === 'take_back') return grants.takeBack(random)
    if (what === 'list')
      return void note(await api.request({ by: random.pick(clientPeople), method: 'GET', path: '/api/consultations' }))
    if (!room) return
    const path = `/api/consultations/${room.id}`
    if (what === 'read')
      return void note(await api.request({ by: random.pick([room.client, room.consultant]), method: 'GET', path }))
    if (what === 'stranger') return actAsStranger(random, path, room)
    if (what === 'say') return say(random, room)
    if (what === 'accept' && random.chance(0.4))
      return acceptAll(
        recent().filter(({ consultant }) => consultant === room.consultant),
        random,
      )
    const by =
      what === 'accept' || what === 'decline'
        ? room.consultant
        : what === 'cancel' || what === 'continue'
          ? room.client
          : random.pick([room.client, room.consultant])
    const { status } = await post(by, `${path}/${what}`)
    if (what === 'accept' && status === 200) joinRoom(room, random)
    if ((what === 'end' || what === 'cancel' || what === 'decline') && status === 200) leave(room)
  }

  async function request(random: SeededRandom) {
    const [client, consultant, id] = [random.pick(clientPeople), random.pick(consultantPeople), randomUuid(random)]
    const { status } = await post(client, '/api/consultations', {
      id,
      consultantId: consultant.id,
      ...(random.chance(0.2) && { limitCents: 500 + random.below(20_000) }),
      ...(random.chance(0.3) && { welcome: true }),
    })
    if (status === 200) rooms.set(id, { id, client, consultant, participants: [] })
  }

  /** Accepts every request of one consultant at once: only one may succeed. */
  const acceptAll = (asked: Room[], random: SeededRandom) =>
    Promise.all(
      asked.slice(-4).map(async (room) => {
        const { status } = await post(room.consultant, `/api/consultations/${room.id}/accept`)
        if (status === 200) joinRoom(room, random)
      }),
    )

  function joinRoom(room: Room, random: SeededRandom) {
    if (room.participants.length > 0 || random.chance(0.1)) return
    room.participants = [room.client, room.consultant].map(
      (person) =>
        new Participant(cluster, person, { room: room.id, random: randomFor(seed, 'guest', room.id, person.id) }),
    )
    for (const participant of room.participants) void participant.join()
  }

  function leave(room: Room) {
    for (const participant of room.participants) participant.leave()
  }

  async function say(random: SeededRandom, { id, participants }: Room) {
    const participant = participants.length > 0 ? random.pick(participants) : undefined
    if (!participant?.connection) return
    const message = { consultationId: id, id: randomUuid(random), body: 'Oi! 🌙' }
    await Promise.all(
      Array.from({ length: random.chance(0.4) ? 2 : 1 }, () =>
        (participant.connection?.command('room.send_message', message) ?? Promise.resolve()).catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
          if (error.code === 'http.unexpected') count.faults.push(`say: ${error.message}`)
        }),
      ),
    )
  }

  /** Somebody else's room must be answered like a missing one. */
  async function actAsStranger(random: SeededRandom, path: string, room: Room) {
    const stranger = random.pick(
      [...clientPeople, ...consultantPeople].filter(({ id }) => id !== room.client.id && id !== room.consultant.id),
    )
    const verb = random.pick(['accept', 'decline', 'pause', 'resume', 'end', 'cancel', 'continue'])
    const { status } = await post(stranger, `${path}/${verb}`)
    if (status !== 404 && status !== 403) count.faults.push(`a stranger was answered ${status} to ${verb}`)
  }

  async function buy(by: SignedInPerson, random: SeededRandom) {
    const { status, body } = await post(by, '/api/payments', {
      id: randomUuid(random),
      amountCents: 1_000 + random.below(20_000),
      method: 'pix',
    })
    if (status !== 200 || typeof body.payPageUrl !== 'string') return
    const button = random.pick(['pagar', 'pagar', 'recusar'])
    await fetch(`http://127.0.0.1:${cluster.portOf(random.below(2))}${new URL(body.payPageUrl).pathname}/${button}`, {
      method: 'POST',
      redirect: 'manual',
    }).catch(() => {})
  }

  await wait(500)
  await Promise.all(
    Array.from({ length: actors }, async (_, actor) => {
      const random = randomFor(seed, 'hand', actor)
      while (count.ops < atLeast || !isDone()) {
        count.ops += 1
        await act(random)
        if (count.ops >= atLeast) await wait(50)
      }
    }),
  )
  for (const room of rooms.values()) leave(room)
  await Promise.all(clientPeople.map((client) => endOpenConsultations(api, client)))
  for (const close of closeDashboards) close()
  return count
}

async function endOpenConsultations(api: RetryingClient, client: SignedInPerson) {
  const { body } = await api.request({ by: client, method: 'GET', path: '/api/consultations?open=true' })
  for (const { id } of (body.consultations as { id: string }[]) ?? [])
    await api.request({ by: client, method: 'POST', path: `/api/consultations/${id}/end` })
}
