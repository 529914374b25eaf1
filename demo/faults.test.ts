import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getConsultant } from '#domains/consultants/contract.ts'
import { setAvailability } from '#domains/consultants/application-status/contract.ts'
import {
  endConsultation,
  listConsultations,
  listRoomEvents,
  readConsultation,
  requestConsultation,
} from '#domains/consultations/contract.ts'
import { listQuestions } from '#domains/written-questions/contract.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import type { Endpoint } from '#shared/contract.ts'
import { anasConsultation, messageEvent } from '#test/support/room-events.ts'
import { Account, RefusedError } from './account.ts'
import { Attendant } from './attendant.ts'
import { ATTENDANTS, VISITORS } from './cast.ts'
import { Line } from './line.ts'
import type { Pace } from './pace.ts'
import { visit } from './visitor.ts'

/** The site's end of a line: welcomes, confirms topics, and refuses every command. */
class TestSocket {
  static readonly OPEN = 1
  static opened: TestSocket[] = []
  readonly readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((closing: { code: number }) => void) | null = null

  constructor() {
    TestSocket.opened.push(this)
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string) {
    const { type, topic, id } = JSON.parse(text) as { type: string; topic?: string; id?: string }
    if (type === 'hello') this.say({ type: 'welcome' })
    if (type === 'follow') this.say({ type: 'following', topic })
    if (type === 'command') this.say({ type: 'refused', id, code: 'consultations.not_found', error: '' })
  }

  say(message: object) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }

  close() {}
}

type Handlers = Map<Endpoint, (input: never) => unknown>
/** An account whose calls a test answers; what it does not answer succeeds. */
const accountOf = (handlers: Handlers) =>
  ({
    site: 'http://site.test',
    token: 'token',
    id: 'teo',
    call: async (endpoint: Endpoint, input: unknown) => handlers.get(endpoint)?.(input as never) ?? {},
    signOut: async () => {},
  }) as unknown as Account

/** Waits are over at once, except those that a test holds; all of them are written down. */
function paceOf(isHeld: (ms: number) => boolean) {
  const waited: number[] = []
  const held: (() => void)[] = []
  const wait = (ms: number, signal?: AbortSignal) => {
    waited.push(ms)
    if (!isHeld(ms) || signal?.aborted) return new Promise<void>((resolve) => setImmediate(resolve))
    const { promise, resolve } = Promise.withResolvers<void>()
    held.push(resolve)
    signal?.addEventListener('abort', () => resolve(), { once: true })
    return promise
  }
  const pace: Pace = { wait, chance: () => 0, now }
  return { waited, release: () => held.splice(0).forEach((go) => go()), pace }
}
const now = () => new Date('2026-11-22T15:00:00Z')
const settle = async () => {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve))
}

let end: AbortController
let faults: unknown[]
const portsOf = (pace: Pace) => ({
  site: 'http://site.test',
  password: 'x',
  pace,
  report: (error: unknown) => void faults.push(error),
  signal: end.signal,
})

beforeEach(() => {
  ;[end, faults, TestSocket.opened] = [new AbortController(), [], []]
  vi.stubGlobal('WebSocket', TestSocket)
})
afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const VISIT_MS = 240_000
/** Rafael's visit with Téo, who has said a word; answers the acts of the site that ended it. */
function beginVisit(ended: () => unknown) {
  const ends: string[] = []
  const asked = new Set<string>()
  const handlers: Handlers = new Map<Endpoint, (input: never) => unknown>([
    [readWallet, () => ({ availableCents: 10_000n })],
    [requestConsultation, ({ id }: { id: string }) => void asked.add(id)],
    [listRoomEvents, ({ after }: { after: number }) => ({ events: after ? [] : [messageEvent(1, 'Oi', 'automatic')] })],
    [readConsultation, () => anasConsultation({ state: 'active', you: 'client' })],
    [
      endConsultation,
      ({ id }: { id: string }) => {
        ends.push(id)
        return ended()
      },
    ],
  ])
  vi.spyOn(Account, 'signIn').mockResolvedValue(accountOf(handlers))
  return { ends, asked, handlers }
}

test('a visit that goes wrong ends its consultation, also when the site is away for a moment', async () => {
  let isAway = true
  const { ends, asked } = beginVisit(() => {
    if (!isAway) return {}
    isAway = false
    throw new RefusedError(503, 'http.unavailable', '')
  })
  const { pace } = paceOf((ms) => ms === VISIT_MS)
  await expect(visit(VISITORS[0]!, 'teo', portsOf(pace))).rejects.toMatchObject({ code: 'consultations.not_found' })
  expect(ends).toEqual([...asked, ...asked])
})

test('a visit that is stopped in the middle ends its consultation; one that was refused is no fault', async () => {
  const { ends, asked, handlers } = beginVisit(() => {
    throw new RefusedError(409, 'consultations.ended', '')
  })
  handlers.set(listRoomEvents, () => ({ events: [] }))
  const { pace } = paceOf((ms) => ms === VISIT_MS)
  const visiting = visit(VISITORS[0]!, 'teo', portsOf(pace))
  await settle()
  expect(ends).toEqual([])
  end.abort()
  await visiting
  expect(ends).toEqual([...asked])
  handlers.set(requestConsultation, () => {
    throw new RefusedError(409, 'consultations.busy', '')
  })
  expect(await visit(VISITORS[0]!, 'teo', portsOf(pace))).toBe(false)
})

const automatic = () => ({ isAutomatic: true })
const nothingOpen = () => ({ consultations: [] })

test('whoever rests while the site restarts is there again afterwards', async () => {
  const switched: boolean[] = []
  let away = 0
  const account = accountOf(
    new Map<Endpoint, (input: never) => unknown>([
      [getConsultant, automatic],
      [listConsultations, nothingOpen],
      [listQuestions, () => ({ questions: [] })],
      [
        setAvailability,
        ({ on }: { on: boolean }) => {
          if (switched.length === 2 && away++ < 3) throw new RefusedError(0, 'lost', '')
          switched.push(on)
        },
      ],
    ]),
  )
  vi.spyOn(Account, 'signIn').mockResolvedValue(account)
  const { pace } = paceOf(() => false)
  const attendant = new Attendant(ATTENDANTS[0]!, portsOf(pace))
  const attending = attendant.attend()
  await settle()
  await attendant.rest(120_000)
  expect(switched).toEqual([true, false, true])
  end.abort()
  await attending
})

test('a hint of the next session is heard while the last one is still answered by 401', async () => {
  const readBy: number[] = []
  const sessionOf = (n: number) =>
    accountOf(
      new Map<Endpoint, (input: never) => unknown>([
        [getConsultant, automatic],
        [
          listConsultations,
          () => {
            readBy.push(n)
            if (n === 1) throw new RefusedError(401, 'http.unauthorized', '')
            return nothingOpen()
          },
        ],
        [listQuestions, () => ({ questions: [] })],
      ]),
    )
  vi.spyOn(Account, 'signIn').mockResolvedValueOnce(sessionOf(1)).mockResolvedValueOnce(sessionOf(2))
  const { pace, release } = paceOf((ms) => ms === 1_000)
  const attending = new Attendant(ATTENDANTS[0]!, portsOf(pace)).attend()
  await settle()
  TestSocket.opened[0]!.onclose!({ code: 4401 })
  await settle()
  expect([TestSocket.opened.length, readBy]).toEqual([2, [1]])
  release()
  await settle()
  expect(readBy).toEqual([1, 2])
  end.abort()
  await attending
})

test('a line that was one too many waits a quarter of a minute before it comes back', async () => {
  const { pace, waited } = paceOf(() => true)
  const line = new Line(accountOf(new Map()), pace)
  await settle()
  TestSocket.opened[0]!.onclose!({ code: 1006 })
  expect(waited).toEqual([0])
  for (const turnAway of [
    (socket: TestSocket) => socket.onclose!({ code: 4429 }),
    (socket: TestSocket) => socket.onmessage!({ data: '{"type":"refused","code":"http.too_many_tabs"}' }),
  ]) {
    const crowded = new Line(accountOf(new Map()), pace)
    turnAway(TestSocket.opened.at(-1)!)
    expect(waited.at(-1)).toBe(15_000)
    crowded.close()
  }
  line.close()
})
