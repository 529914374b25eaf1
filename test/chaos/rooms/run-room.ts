import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import { requestConsultation } from '../request-consultation.ts'
import type { RetryingClient } from '../retrying-client.ts'
import type { SignedInPerson } from '../people.ts'
import { Participant } from './participant.ts'
import { sendUntilAcknowledged } from './send-until-acknowledged.ts'
import { randomFor, randomUuid } from '../random.ts'
import { TOLERATED_GAP_MS, LONG_GAP_MS } from './observed-presence.ts'
import { ObservedRoom } from './observed-room.ts'
import type { Cluster } from '../cluster/cluster.ts'

const INCIDENTS = [
  'calm',
  'calm',
  'calm',
  'calm',
  'words',
  'words',
  'cut',
  'long_cut',
  'hang',
  'long_hang',
  'switch_process',
  'second_tab',
  'pause',
] as const
export type Incident = (typeof INCIDENTS)[number]

type RoomOptions = {
  cluster: Cluster
  api: RetryingClient
  client: SignedInPerson
  consultant: SignedInPerson
  seed: number
  number: number
  ms: number
  incidents?: readonly Incident[]
}
export type RoomOutcome = { id: string; observed: ObservedRoom; endedAt: number; happened: string[] }

/** One metered consultation from request to end, with the planned incidents. */
export async function runRoom({
  cluster,
  api,
  client,
  consultant,
  seed,
  number,
  ms,
  incidents = INCIDENTS,
}: RoomOptions): Promise<RoomOutcome> {
  const random = randomFor(seed, 'room', number)
  const id = randomUuid(random)
  const observed = new ObservedRoom()
  const happened: string[] = []
  const participants = {
    client: new Participant(cluster, client, {
      room: id,
      random: randomFor(seed, 'room', number, 'client'),
      observed: observed.client,
    }),
    consultant: new Participant(cluster, consultant, {
      room: id,
      random: randomFor(seed, 'room', number, 'consultant'),
      observed: observed.consultant,
    }),
  }
  const post = async (by: SignedInPerson, verb: string) => {
    const from = Date.now()
    const answer = await api.request({ by, method: 'POST', path: `/api/consultations/${id}/${verb}` })
    return { ...answer, asked: { from, to: Date.now() } }
  }
  const speak = async () => {
    const from = Date.now()
    const message = { consultationId: id, id: randomUuid(random), body: 'As cartas dizem: calma.' }
    if (await sendUntilAcknowledged(cluster, participants.consultant, message)) observed.spoke({ from, to: Date.now() })
  }

  const requested = await requestConsultation(api, { id, client, consultant })
  if (requested.status !== 200)
    throw new Error(`room ${number} could not be requested: ${JSON.stringify(requested.body)}`)
  const accepted = await post(consultant, 'accept')
  if (accepted.status !== 200) throw new Error(`room ${number} could not be accepted: ${JSON.stringify(accepted.body)}`)
  await Promise.all([participants.client.join(), participants.consultant.join()])
  await wait(random.below(4_000))
  await speak()

  const until = Date.now() + ms
  while (Date.now() < until) {
    const what = random.pick(incidents)
    const who = random.pick(['client', 'consultant'] as const)
    const participant = participants[who]
    happened.push(`${what} ${who}`)
    if (what === 'calm') await wait(500 + random.below(2_500))
    else if (what === 'words') await speak()
    else if (what === 'cut') await participant.disconnect(random.below(TOLERATED_GAP_MS))
    else if (what === 'long_cut') await participant.disconnect(LONG_GAP_MS + random.below(1_500))
    else if (what === 'hang')
      await participant.hang(random.pick(['up', 'down', 'both']), random.below(TOLERATED_GAP_MS - 100))
    else if (what === 'long_hang')
      await participant.hang(random.pick(['up', 'down', 'both']), LONG_GAP_MS + random.below(1_500))
    else if (what === 'switch_process') await participant.switchProcess()
    else if (what === 'second_tab')
      await participant.useSecondTab(500 + random.below(2_500), random.chance(0.5) ? LONG_GAP_MS : random.below(1_000))
    else await pauseByHand(post, observed, participant.person, random)
    await wait(random.below(400))
  }
  const ended = await post(random.pick([client, consultant]), 'end')
  observed.ended(ended.asked)
  for (const participant of Object.values(participants)) participant.leave()
  return { id, observed, endedAt: ended.asked.to, happened }
}

type Post = (by: SignedInPerson, verb: string) => Promise<{ status: number; asked: { from: number; to: number } }>

/** Pauses and resumes. When the server has paused already (a gap), there is nothing to pause. */
async function pauseByHand(post: Post, observed: ObservedRoom, by: SignedInPerson, random: SeededRandom) {
  const stopped = await post(by, 'pause')
  if (stopped.status !== 200) return
  await wait(300 + random.below(2_500))
  const resumed = await post(by, 'resume')
  // If only the answer was lost the clock has resumed, and a gap may have paused it again.
  if (resumed.status !== 200 && resumed.status !== 409)
    throw new Error(`a pause by hand could not be ended: ${resumed.status}`)
  observed.paused(stopped.asked, resumed.asked)
}
