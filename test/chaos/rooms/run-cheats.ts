import { setTimeout as wait } from 'node:timers/promises'
import { portion } from '#shared/money.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { openDashboard } from '../open-dashboard.ts'
import { requestConsultation } from '../request-consultation.ts'
import type { People, SignedInPerson } from '../people.ts'
import { randomFor, randomUuid } from '../random.ts'
import type { RetryingClient } from '../retrying-client.ts'
import { CHEATS, CheatingClient } from './cheating-client.ts'
import { countFreeMessages } from './free-messages.ts'
import { Participant } from './participant.ts'
import { billedOf } from './run-rooms.ts'

type CheatsOptions = {
  cluster: Cluster
  people: People
  api: RetryingClient
  seed: number
  /** Rooms in which somebody cheats, each in one way. */
  cheats: number
  ms: number
}
/** `heard`: all that reached the cheats. `cheated`: centavos. */
export type CheatCount = { heard: number; freeMessages: number; cheated: number; details: string[]; faults: string[] }

const PRICE = 599n
const KINDS = ['script_typing', ...(Object.keys(CHEATS) as (keyof typeof CHEATS)[])] as const
type Kind = (typeof KINDS)[number]
/** What is voiced by one word. */
const VOICED_MS = 45_000
const WRITES_EVERY_MS = 600

/** Rooms in which a client wants to read without paying, or a consultant to be paid for a typing script. */
export async function runCheats({ cheats, ...given }: CheatsOptions): Promise<CheatCount> {
  const outcomes = await Promise.all(
    Array.from({ length: cheats }, (_, number) => {
      const kind = KINDS[number % KINDS.length]!
      return runCheat({ ...given, number, kind }).then(
        (outcome) => ({ kind, number, ...outcome }),
        (error: unknown) => ({ kind, number, heard: 0, freeMessages: 0, cheatedCents: 0, fault: String(error) }),
      )
    }),
  )
  const sum = (of: (one: (typeof outcomes)[number]) => number) => outcomes.reduce((all, one) => all + of(one), 0)
  return {
    heard: sum(({ heard }) => heard),
    freeMessages: sum(({ freeMessages }) => freeMessages),
    cheated: sum(({ cheatedCents }) => cheatedCents),
    details: outcomes.flatMap(({ kind, number, heard, freeMessages, cheatedCents }) =>
      freeMessages + cheatedCents > 0
        ? [`cheat ${number} (${kind}): ${freeMessages} of ${heard} messages free, ${cheatedCents} centavos`]
        : [],
    ),
    faults: outcomes.flatMap((one) => ('fault' in one ? [`cheat ${one.number} (${one.kind}): ${one.fault}`] : [])),
  }
}

async function runCheat({
  cluster,
  people,
  api,
  seed,
  ms,
  number,
  kind,
}: Omit<CheatsOptions, 'cheats'> & { number: number; kind: Kind }) {
  const random = randomFor(seed, 'cheat', number)
  const id = randomUuid(random)
  const [client, consultant] = [await people.client(1_000_000n), await people.consultant(PRICE)]
  const closeDashboard = openDashboard(cluster, consultant, number)
  const post = (by: SignedInPerson, verb: string) =>
    api.request({ by, method: 'POST', path: `/api/consultations/${id}/${verb}` })
  try {
    const { status, body } = await requestConsultation(api, { id, client, consultant })
    if (status !== 200) throw new Error(`could not be requested: ${JSON.stringify(body)}`)
    await post(consultant, 'accept')
    const writer = new Participant(cluster, consultant, { room: id, random })
    const cheat = new CheatingClient({ cluster, api, person: client, room: id })
    await Promise.all([writer.join(), cheat.join()])
    const until = Date.now() + ms
    const write = async () => {
      const message = { consultationId: id, id: randomUuid(random), body: 'As cartas dizem: calma.' }
      await writer.connection?.command('room.send_message', message).catch(() => {})
    }
    const writeOn = async () => {
      for (; Date.now() < until; await wait(WRITES_EVERY_MS)) await write()
    }
    const cheatOn = async (round: (typeof CHEATS)[keyof typeof CHEATS]) => {
      await wait(3_000)
      for (; Date.now() < until; await cheat.joinIfGone()) await round(cheat, (verb) => post(client, verb))
    }
    if (kind === 'script_typing') await typeByScript(writer, id, until, write)
    else await Promise.all([writeOn(), cheatOn(CHEATS[kind])])
    const { received } = cheat
    cheat.leave()
    await post(consultant, 'end')
    writer.leave()
    const billed = await billedOf(cluster, id)
    const billedMs = billed.reduce((all, { from, to }) => all + to - from, 0)
    const overMs = kind === 'script_typing' ? Math.max(0, Math.floor(billedMs) - VOICED_MS) : 0
    const free = countFreeMessages(received, { billed, echoes: cheat.echoes, pricePerMinute: PRICE })
    const cheatedCents = free.cheatedCents + Number(portion(PRICE, BigInt(overMs), 60_000n))
    return { heard: received.length, freeMessages: free.freeMessages, cheatedCents }
  } finally {
    closeDashboard()
  }
}

/** One word, and then nothing but typing signals. */
async function typeByScript(writer: Participant, id: string, until: number, write: () => Promise<void>) {
  await wait(2_000)
  await write()
  for (; Date.now() < until; await wait(5_000)) writer.connection?.whisper(`room:${id}`, { type: 'typing' })
}
