import { ApiError, wordsOf } from '#browser/api.ts'
import type { Fact } from '#browser/realtime.ts'
import { type Consultation, RoomEvent, type RoomSignal, roomTopic } from '../../contract.ts'
import {
  beginReading,
  type Heard,
  hear,
  isTakenOver,
  mustReadOn,
  openRoom,
  readOn,
  type Room,
  unseated,
} from './room.ts'

type Following = {
  onFollowing: () => void
  onEvent: (event: Fact) => void
  onRefused: (words: string, code: string) => void
}

export type RoomPorts = {
  /** Follows a topic until the answer is called; `onFollowing` runs on every connection. */
  listen: (topic: string, following: Following) => () => void
  /** Tells whether the line is there, now and at each change. */
  watchLine: (watcher: (connected: boolean) => void) => () => void
  read: (id: string) => Promise<Consultation>
  readEvents: (id: string, after: number) => Promise<RoomEvent[]>
  /** Runs something after a pause in milliseconds. */
  later: (act: () => void, ms: number) => void
}

export type Follower = {
  show: (room: Room) => void
  /** The line is there and the room is read: what waits may be sent now. */
  ready: () => void
  /** There is no such room for this person. */
  absent: () => void
  /** The first reading failed; it is tried again by itself. */
  failed: (words: string) => void
}

const AGAIN_AFTER_MS = 2_000
const FULL_PAGE = 500

/**
 * Listens, reads, replays: on every connection, and whenever something is missing. What is heard before the first
 * snapshot waits for it. Answers how to stop, and how to tell that a number exists.
 */
export function followRoom(id: string, { listen, watchLine, read, readEvents, later }: RoomPorts, follower: Follower) {
  let room: Room | undefined
  let early: Heard[] = []
  /** The newest reading counts; an older one may hang on a line that is dead. */
  let reading = 0
  let isReading = false
  let isWanted = false
  let isOver = false

  const stopListening = listen(roomTopic(id), {
    onFollowing: () => void catchUp(true),
    onEvent(fact) {
      const heard = understood(fact)
      if (room) become(hear(room, heard))
      else early.push(heard)
    },
    onRefused: (_words, code) => {
      if (code.endsWith('.not_found')) leave(follower.absent)
    },
  })

  const stopWatching = watchLine((connected) => {
    if (!connected) room &&= unseated(room)
  })

  function become(next: Room) {
    if (isOver || next === room) return
    room = next
    follower.show(room)
    if (isTakenOver(room)) stop()
    else if (mustReadOn(room)) void catchUp()
  }

  async function catchUp(isNewLine = false) {
    isWanted = true
    if ((isReading && !isNewLine) || isOver) return
    const ours = ++reading
    isReading = true
    try {
      while (isWanted && ours === reading && !isOver) await readOnce(ours)
      if (ours === reading && !isOver) follower.ready()
    } catch (error) {
      if (ours !== reading) return
      if (isAbsent(error)) return leave(follower.absent)
      if (!room) follower.failed(wordsOf(error))
      later(() => void catchUp(), AGAIN_AFTER_MS)
    } finally {
      if (ours === reading) isReading = false
    }
  }

  /** Events first: whatever happens after them is heard, so the snapshot that follows can only be newer. */
  async function readOnce(ours: number) {
    isWanted = false
    room &&= beginReading(room)
    const events = await readAllEvents(room?.seq ?? 0)
    const consultation = await read(id)
    if (ours !== reading) return
    const known = room ? readOn(room, consultation, events) : early.reduce(hear, openRoom(consultation, events))
    early = []
    become(known)
  }

  async function readAllEvents(after: number): Promise<RoomEvent[]> {
    const page = await readEvents(id, after)
    return page.length < FULL_PAGE ? page : [...page, ...(await readAllEvents(page.at(-1)!.seq))]
  }

  function stop() {
    if (isOver) return
    isOver = true
    stopListening()
    stopWatching()
  }

  function leave(tell: () => void) {
    if (isOver) return
    stop()
    tell()
  }

  /** A message of ours was acknowledged under this number: should its event not come, it is read. */
  const knowOf = (seq: number) => room && seq > room.heardUpTo && become({ ...room, heardUpTo: seq })

  return { stop, knowOf }
}

const isAbsent = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Events arrive as JSON, like everything on the line; signals carry numbers only. */
const understood = (fact: Fact): Heard =>
  fact.type === 'message' || fact.type === 'moved' ? RoomEvent.parse(fact) : (fact as RoomSignal)
