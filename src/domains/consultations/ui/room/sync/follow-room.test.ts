import { expect, test } from 'vitest'
import { ApiError } from '#browser/api.ts'
import type { TopicHandlers } from '#browser/realtime.ts'
import type { Consultation } from '#domains/consultations/state/contract.ts'
import type { RoomEvent } from '#domains/consultations/room/contract.ts'
import { type Announcement, hearFact, type RawFact, readAgain } from '#shared/facts.ts'
import { toJson } from '#shared/json.ts'
import { anasConsultation, messageEvent, movedEvent } from '#test/support/room-events.ts'
import { roomTopic, seated, takenOver } from '../../../room/facts.ts'
import { followRoom } from './follow-room.ts'
import type { RoomState } from './room-state.ts'

const ROOM = anasConsultation().id

/** A server of one room, and a connection to it that can be cut. */
function serverOf(consultation: Consultation = anasConsultation()) {
  const stored: RoomEvent[] = []
  let following: TopicHandlers | undefined
  let refusal: Error | undefined
  let watcher: ((connected: boolean) => void) | undefined
  const laterOnes: (() => void)[] = []
  const gates: Promise<unknown>[] = []
  const server = {
    consultation,
    reads: 0,
    /** The seat is not proven: messages from this number on are held back. */
    heldFrom: Number.POSITIVE_INFINITY,
    room: undefined as RoomState | undefined,
    notices: [] as string[],
    store: (event: RoomEvent) => void stored.push(event),
    receive: (fact: RawFact) => following && hearFact(JSON.parse(toJson(fact)), following.facts, following.onReadAgain),
    tell: ({ fact }: Announcement) => server.receive(fact),
    say(event: RoomEvent) {
      server.store(event)
      server.receive(event)
    },
    connect: () => following?.onFollowing(),
    cut: () => watcher?.(false),
    refuse: (code: string) => following?.onRefused?.('Consulta não encontrada.', code),
    failWith: (error: Error | undefined) => (refusal = error),
    holdReads() {
      let open = () => {}
      gates.push(new Promise<void>((resolve) => (open = resolve)))
      return open
    },
    runLater: () => laterOnes.splice(0).forEach((act) => act()),
    /** Waits until all resolved promises have been handled. */
    settled: () => new Promise((resolve) => setImmediate(resolve)),
    get isFollowed() {
      return following !== undefined
    },
  }
  const followed = followRoom(
    consultation.id,
    {
      listen: (_topic, given) => {
        following = given
        return () => (following = undefined)
      },
      watchConnection: (given) => {
        watcher = given
        return () => (watcher = undefined)
      },
      read: async () => {
        const now = server.consultation
        server.reads++
        await gates.shift()
        return now
      },
      readEvents: async (_id, after) => {
        if (refusal) throw refusal
        const readable = stored.filter(({ seq }) => seq > after && seq < server.heldFrom)
        return { events: readable, isHeldBack: stored.some(({ seq }) => seq >= server.heldFrom) }
      },
      later: (act) => void laterOnes.push(act),
    },
    {
      show: (room) => (server.room = room),
      ready: () => server.notices.push('ready'),
      notFound: () => server.notices.push('absent'),
      failed: (words) => server.notices.push(words),
    },
  )
  return { server, followed }
}

const bodies = (room: RoomState | undefined) => room?.events.map(({ body }) => body)

test('a message that arrives while the room is being read is neither lost nor doubled', async () => {
  const { server } = serverOf()
  server.store(messageEvent(1, 'Boa noite, Ana.'))
  const open = server.holdReads()
  server.connect()
  await server.settled()
  server.say(messageEvent(2, 'Está aí?'))
  expect(server.room).toBeUndefined()
  open()
  await server.settled()
  expect(bodies(server.room)).toEqual(['Boa noite, Ana.', 'Está aí?'])
  expect(server.notices).toEqual(['ready'])
})

test('reads only the missing events on every reconnection', async () => {
  const { server } = serverOf()
  server.connect()
  await server.settled()
  server.say(messageEvent(1, 'Vou abrir as cartas.'))
  server.store(messageEvent(2, 'A Lua.'))
  server.store(messageEvent(3, 'O Sol.'))
  server.connect()
  await server.settled()
  expect(bodies(server.room)).toEqual(['Vou abrir as cartas.', 'A Lua.', 'O Sol.'])
  expect(server.notices).toEqual(['ready', 'ready'])
})

test('fills a gap at once, without a reconnection', async () => {
  const { server } = serverOf()
  server.connect()
  await server.settled()
  server.store(messageEvent(1, 'A Lua.'))
  server.say(messageEvent(2, 'O Sol.'))
  await server.settled()
  expect(bodies(server.room)).toEqual(['A Lua.', 'O Sol.'])
})

test('reads an acknowledged message whose event did not arrive', async () => {
  const { server, followed } = serverOf()
  server.connect()
  await server.settled()
  server.store(messageEvent(1, 'Obrigada!', 'client'))
  followed.expectEvent(1)
  await server.settled()
  expect(bodies(server.room)).toEqual(['Obrigada!'])
})

test('reads again when the state changes during a read, and never shows the older snapshot', async () => {
  const { server } = serverOf()
  server.connect()
  await server.settled()
  const states: string[] = []
  const open = server.holdReads()
  server.tell(readAgain(roomTopic(ROOM)))
  await server.settled()
  server.consultation = anasConsultation({ state: 'paused', reason: 'by_client', pausedByYou: true })
  server.say(movedEvent(1, 'paused', 'by_client'))
  states.push(server.room!.consultation.state)
  open()
  await server.settled()
  states.push(server.room!.consultation.state)
  expect([states, server.room!.consultation.pausedByYou]).toEqual([['paused', 'paused'], true])
})

test('a fact that is malformed makes the room be read again; one of another kind does not', async () => {
  const { server } = serverOf()
  server.connect()
  await server.settled()
  const { reads } = server
  server.receive({ type: 'somebody_sneezed' })
  await server.settled()
  expect(server.reads).toBe(reads)
  server.receive({ type: 'moved', seq: 1, fact: { state: 'asleep', reason: null } })
  await server.settled()
  expect(server.reads).toBe(reads + 1)
})

test('a second tab ends the following of the first', async () => {
  const { server } = serverOf()
  server.connect()
  server.tell(seated(ROOM, { connection: 3 }))
  await server.settled()
  server.tell(takenOver(ROOM, { seat: 'client', connection: 4 }))
  expect(server.isFollowed).toBe(false)
})

test('one’s own reconnection is not taken for a second tab, in whichever order the facts arrive', async () => {
  const { server } = serverOf()
  server.connect()
  server.tell(seated(ROOM, { connection: 3 }))
  await server.settled()
  server.cut()
  server.tell(takenOver(ROOM, { seat: 'client', connection: 4 }))
  server.tell(seated(ROOM, { connection: 4 }))
  server.connect()
  await server.settled()
  expect(server.isFollowed).toBe(true)
})

test('a read that hangs on a dead connection does not block the next connection', async () => {
  const { server } = serverOf()
  server.connect()
  await server.settled()
  server.holdReads()
  server.tell(readAgain(roomTopic(ROOM)))
  await server.settled()
  server.store(messageEvent(1, 'A Estrela.'))
  server.connect()
  await server.settled()
  expect(bodies(server.room)).toEqual(['A Estrela.'])
})

test('a room of other people is not found, whether the socket or the read says so', async () => {
  const bySocket = serverOf().server
  bySocket.refuse('consultations.not_found')
  expect([bySocket.notices, bySocket.isFollowed]).toEqual([['absent'], false])

  const byRead = serverOf().server
  byRead.failWith(new ApiError(404, '{"error":"Consulta não encontrada."}'))
  byRead.connect()
  await byRead.settled()
  expect([byRead.notices, byRead.isFollowed]).toEqual([['absent'], false])
})

test('retries a failed first read until the room is shown', async () => {
  const { server } = serverOf()
  server.failWith(new ApiError(503, '{"error":"Instabilidade."}'))
  server.connect()
  await server.settled()
  expect(server.notices).toEqual(['Instabilidade.'])
  server.failWith(undefined)
  server.runLater()
  await server.settled()
  expect(server.room!.consultation.state).toBe('active')
})

test('what the server holds back is read when it says so, in order, and not in a loop', async () => {
  const { server } = serverOf()
  server.store(messageEvent(1, 'Bom dia.'))
  server.store(messageEvent(2, 'Está aí?'))
  server.heldFrom = 2
  server.connect()
  await server.settled()
  expect(server.room!.events.map(({ seq }) => seq)).toEqual([1])
  const { reads } = server
  server.say(movedEvent(3, 'paused', 'by_consultant'))
  await server.settled()
  expect(server.reads, 'one read for what was heard beyond').toBe(reads + 1)
  server.heldFrom = Number.POSITIVE_INFINITY
  server.tell(readAgain(roomTopic(ROOM)))
  await server.settled()
  expect(server.room!.events.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('what is held back is read again later, by one timer', async () => {
  const { server } = serverOf()
  server.store(messageEvent(1, 'Bom dia.'))
  server.heldFrom = 1
  server.connect()
  await server.settled()
  server.say(movedEvent(2, 'paused', 'by_consultant'))
  await server.settled()
  const { reads } = server
  server.runLater()
  await server.settled()
  expect([server.reads, server.room!.events]).toEqual([reads + 1, []])
  server.heldFrom = Number.POSITIVE_INFINITY
  server.runLater()
  await server.settled()
  expect(server.room!.events.map(({ seq }) => seq)).toEqual([1, 2])
})
