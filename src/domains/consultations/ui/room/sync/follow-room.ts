import { ApiError, errorMessage } from '#browser/api.ts'
import type { TopicHandlers } from '#browser/realtime.ts'
import { on, type Topic } from '#shared/facts.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import { ROOM_FACTS, type RoomFact, roomTopic } from '../../../room/facts.ts'
import {
  beginRefetch,
  applyFact,
  isTakenOver,
  markStale,
  needsRefetch,
  roomFromSnapshot,
  applySnapshot,
  type RoomState,
  withoutConnection,
  withoutKnown,
} from './room-state.ts'

type EventPage = { events: RoomEvent[]; isHeldBack: boolean }

export type RoomPorts = {
  /** Follows a topic until the answer is called; `onFollowing` runs on every connection. */
  listen: (topic: Topic, following: TopicHandlers) => () => void
  /** Tells whether the line is there, now and at each change. */
  watchConnection: (watcher: (connected: boolean) => void) => () => void
  read: (id: string) => Promise<Consultation>
  /** `isHeldBack`: there are more, and they wait for this seat's proof. */
  readEvents: (id: string, after: number) => Promise<EventPage>
  /** Runs a function after a delay in milliseconds. */
  later: (act: () => void, ms: number) => void
}

export type RoomObserver = {
  show: (room: RoomState) => void
  /** The connection is up and the room is read: what waits may be sent now. */
  ready: () => void
  /** There is no such room for this person. */
  notFound: () => void
  /** The first read failed; it is retried automatically. */
  failed: (words: string) => void
}

const RETRY_AFTER_MS = 2_000
/** The server says when this seat may read on; this is for a word of it that was lost. */
const READ_ON_AFTER_MS = 1_000
const EVENTS_PER_PAGE = 500

/**
 * Follows a room: reads it on every connection and whenever events are missing. Facts that arrive before the first
 * snapshot are applied after it. Returns how to stop, and how to announce that an event must exist.
 */
export function followRoom(
  id: string,
  { listen, watchConnection, read, readEvents, later }: RoomPorts,
  follower: RoomObserver,
) {
  let room: RoomState | undefined
  let early: RoomFact[] = []
  /** Only the newest read counts; an older one may hang on a dead connection. */
  let reading = 0
  let isReading = false
  let isWanted = false
  let isOver = false
  let isHeldBack = false

  const stopListening = listen(roomTopic(id), {
    onFollowing: () => void catchUp(true),
    onReadAgain: () => (room ? become(markStale(room)) : void catchUp()),
    facts: [
      on(ROOM_FACTS, (heard) => {
        if (room) become(applyFact(room, heard))
        else early.push(heard)
      }),
    ],
    onRefused: (_words, code) => {
      if (code.endsWith('.not_found')) leave(follower.notFound)
    },
  })

  const stopWatching = watchConnection((connected) => {
    if (!connected) room &&= withoutConnection(room)
  })

  function become(next: RoomState) {
    if (isOver || next === room) return
    room = next
    follower.show(room)
    if (isTakenOver(room)) stop()
    else if (needsRefetch(room)) void catchUp()
  }

  async function catchUp(isNewConnection = false) {
    isWanted = true
    if ((isReading && !isNewConnection) || isOver) return
    const ours = ++reading
    isReading = true
    try {
      while (isWanted && ours === reading && !isOver) await readOnce(ours)
      if (ours === reading && !isOver) follower.ready()
    } catch (error) {
      if (ours !== reading) return
      if (isNotFound(error)) return leave(follower.notFound)
      if (!room) follower.failed(errorMessage(error))
      later(() => void catchUp(), RETRY_AFTER_MS)
    } finally {
      if (ours === reading) isReading = false
    }
  }

  /** Reads events before the snapshot: whatever happens between is received too, so the snapshot can only be newer. */
  async function readOnce(ours: number) {
    isWanted = false
    room &&= beginRefetch(room)
    const { events, isHeldBack: hasMore } = await readAllEvents(room?.seq ?? 0)
    const consultation = await read(id)
    if (ours !== reading) return
    const known = room
      ? applySnapshot(room, consultation, events)
      : early.reduce(applyFact, roomFromSnapshot(consultation, events))
    early = []
    become(hasMore ? withoutKnown(known) : known)
    if (hasMore) readOnLater()
  }

  function readOnLater() {
    if (isHeldBack) return
    isHeldBack = true
    later(() => {
      isHeldBack = false
      void catchUp()
    }, READ_ON_AFTER_MS)
  }

  async function readAllEvents(after: number): Promise<EventPage> {
    const page = await readEvents(id, after)
    if (page.events.length < EVENTS_PER_PAGE) return page
    const rest = await readAllEvents(page.events.at(-1)!.seq)
    return { ...rest, events: [...page.events, ...rest.events] }
  }

  function stop() {
    if (isOver) return
    isOver = true
    stopListening()
    stopWatching()
  }

  function leave(notify: () => void) {
    if (isOver) return
    stop()
    notify()
  }

  /** An own message was acknowledged under this number: its event is read if it does not arrive. */
  const expectEvent = (seq: number) => room && seq > room.knownSeq && become({ ...room, knownSeq: seq })

  return { stop, expectEvent }
}

const isNotFound = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
