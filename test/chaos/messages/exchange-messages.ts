import { setTimeout as wait } from 'node:timers/promises'
import type { RetryingClient } from '../retrying-client.ts'
import type { People, SignedInPerson } from '../people.ts'
import { openDashboard } from '../open-dashboard.ts'
import { requestConsultation } from '../request-consultation.ts'
import { randomFor, randomUuid } from '../random.ts'
import { ChatClient } from './chat-client.ts'
import type { Cluster } from '../cluster/cluster.ts'

export type MessageCount = { messages: number; lost: number; doubled: number; disordered: number; faults: string[] }
type Stored = { seq: number; clientMessageId: string | null; authorId: string | null; body: string | null }

const SETTLE_MS = 15_000
const SILENCE_MS = 15_000
const CUT_CHANCE = 0.12

/** Pairs exchange messages through cuts, hangs and process switches; then what each saw is compared with the room. */
export async function exchangeMessages({
  cluster,
  people,
  api,
  seed,
  messages,
  pairs,
}: {
  cluster: Cluster
  people: People
  api: RetryingClient
  seed: number
  messages: number
  pairs: number
}): Promise<MessageCount> {
  const each = Math.ceil(messages / pairs / 2)
  const count: MessageCount = { messages: 0, lost: 0, doubled: 0, disordered: 0, faults: [] }
  await Promise.all(
    Array.from({ length: pairs }, async (_, number) => {
      const random = randomFor(seed, 'pair', number)
      const [client, consultant] = [await people.client(1_000_000n), await people.consultant(300n)]
      const closeDashboard = openDashboard(cluster, consultant, number)
      const id = randomUuid(random)
      await openConsultation(api, client, consultant, id)
      const chatClients = [client, consultant].map(
        (person) => new ChatClient(cluster, api, person, id, randomFor(seed, 'talker', person.id)),
      )
      await Promise.all(chatClients.map(({ participant }) => participant.join()))
      const [asked, answered] = chatClients.map((chatClient, side) =>
        exchange(chatClient, each, `${number}.${side}`, randomFor(seed, 'chatter', number, side)),
      ) as [Promise<void>, Promise<void>]
      await answered
      await sayUntil(asked, chatClients[1]!)
      await waitUntilComplete(chatClients)
      await api.request({ by: client, method: 'POST', path: `/api/consultations/${id}/end` })
      const stored = await listStored(cluster, id)
      await waitUntilReceived(chatClients, stored.at(-1)!.seq)
      add(count, compareMessages(chatClients, stored))
      for (const { participant } of chatClients) participant.leave()
      closeDashboard()
    }),
  )
  return count
}

async function openConsultation(api: RetryingClient, client: SignedInPerson, consultant: SignedInPerson, id: string) {
  const { status, body } = await requestConsultation(api, { id, client, consultant })
  if (status !== 200) throw new Error(`no consultation: ${JSON.stringify(body)}`)
  await api.request({ by: consultant, method: 'POST', path: `/api/consultations/${id}/accept` })
}

/** Sends messages while the connection is now and then cut, hung, or moved to the other process. */
async function exchange(chatClient: ChatClient, messages: number, name: string, random: ReturnType<typeof randomFor>) {
  const disturb = async () => {
    const what = random.below(3)
    if (what === 0) await chatClient.participant.disconnect(random.below(800))
    else if (what === 1) await chatClient.participant.switchProcess()
    else await chatClient.participant.hang(random.pick(['up', 'down', 'both']), random.below(1_500))
  }
  for (let n = 0; n < messages; n++) {
    const saying = chatClient.say(`${name}: palavra ${n} 🌙`)
    if (random.chance(CUT_CHANCE)) await disturb()
    await saying
    await wait(random.below(120))
  }
}

/** A silent consultant would stop the clock, and the client's words would wait. */
async function sayUntil(done: Promise<void>, consultant: ChatClient) {
  let isDone = false
  const finished = done.finally(() => (isDone = true))
  while (!isDone) {
    await Promise.race([finished, wait(SILENCE_MS)])
    if (!isDone) await consultant.say('Estou aqui.')
  }
}

async function waitUntilComplete(chatClients: readonly ChatClient[]) {
  const until = Date.now() + SETTLE_MS
  while (Date.now() < until && !chatClients.every(({ isComplete }) => isComplete)) await wait(50)
}

/** Waits until everybody has read up to the room's last number. */
async function waitUntilReceived(chatClients: readonly ChatClient[], last: number) {
  const until = Date.now() + SETTLE_MS
  const hasHeard = ({ seen, isComplete }: ChatClient) => isComplete && (seen.at(-1)?.seq ?? 0) >= last
  while (Date.now() < until && !chatClients.every(hasHeard)) await wait(50)
}

const listStored = (cluster: Cluster, id: string) =>
  cluster.read(
    (db) => db<Stored[]>`
  select seq::float8 as seq, client_message_id as "clientMessageId", author_id as "authorId", body
    from consultation_events where consultation_id = ${id} order by seq`,
  )

/**
 * Lost: acknowledged or stored, but not received. Doubled: the same message twice. Disordered: a number missing or out
 * of the order of sending.
 */
export function compareMessages(
  chatClients: readonly Pick<ChatClient, 'acknowledged' | 'seen' | 'contradictions' | 'refusals'>[],
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
  for (const { acknowledged, seen, contradictions, refusals } of chatClients) {
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
