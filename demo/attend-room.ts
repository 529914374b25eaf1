import type { RoomEvent } from '#domains/consultations/contract.ts'
import { seatOfAuthor } from '#domains/consultations/rules.ts'
import { open, type Piece, reply, type Step, type Talk, tell } from './dialogue.ts'
import type { Pace } from './pace.ts'
import type { Room } from './room.ts'
import { ANSWERS } from './texts.ts'

/** People often send two messages in a row: so long nothing more may come before they are answered. */
const LISTEN_MS = 1_200
/** In a silence the client cannot send before the attendant writes: once in each, so much after the clock stopped. */
const NUDGE_AFTER_MS = 20_000

/** What an attendant sees of a room. */
export type RoomView = Pick<Room, 'events' | 'consultation' | 'typingCount' | 'isOver' | 'canSpeak' | 'changed' | 'say'>
type Ports = { divine: (talk: Talk) => Promise<Piece>; pace: Pace; report: (error: unknown) => void }
/** A silence as it was first seen: how much the client had typed until then, and when one line is due. */
type Silence = { pausedAt: number; typingCount: number; due: Promise<void> }

/**
 * Talks to the client until the consultation is over. Speaks only when spoken to, because each word keeps the clock
 * running: in a silence it writes one line, as soon as the client begins to type, or after a while.
 */
export async function attendRoom(room: RoomView, talk: Talk, ports: Ports): Promise<void> {
  const { pace } = ports
  const speaker = new RoomSpeaker(room, talk, ports)
  // What was said before the program's last word is answered, also when it was started again.
  let answered = -1
  let nudgedAfter = -1
  let silence: Silence | undefined
  while (!room.isOver) {
    const { changed, canSpeak, consultation } = room
    const mine = seqOfLast(room, 'consultant')
    const heard = seqOfLast(room, 'client')
    if (answered < 0) answered = mine
    if (canSpeak && mine === 0) {
      const early = wordsSince(room, answered)
      answered = heard
      await speaker.open(early)
    } else if (canSpeak && heard > answered) {
      await pace.wait(LISTEN_MS)
      const words = wordsSince(room, answered)
      answered = seqOfLast(room, 'client')
      await speaker.reply(words)
    } else if (consultation?.state === 'paused' && consultation.reason === 'silence' && nudgedAfter < heard) {
      const pausedAt = consultation.pausedAt?.getTime() ?? 0
      if (silence?.pausedAt !== pausedAt)
        silence = { pausedAt, typingCount: room.typingCount, due: pace.wait(NUDGE_AFTER_MS) }
      const isDue = await Promise.race([silence.due.then(() => true), changed.then(() => false)])
      const isTyping = room.typingCount > silence.typingCount
      if (!room.canSpeak || !(isDue || isTyping)) continue
      nudgedAfter = heard
      await speaker.say(isTyping ? ANSWERS.awake : ANSWERS.waiting)
    } else await changed
  }
}

/** Says and draws in a room what the dialogue decides. */
class RoomSpeaker {
  readonly #room: RoomView
  readonly #ports: Ports
  #talk: Talk

  constructor(room: RoomView, talk: Talk, ports: Ports) {
    this.#room = room
    this.#talk = talk
    this.#ports = ports
  }

  open = (early: string) => this.#do(open(this.#talk, this.#ports.pace.now(), this.#ports.pace.chance, early))
  reply = (heard: string) => this.#do(reply(this.#talk, heard, this.#ports.pace.now(), this.#ports.pace.chance))

  say(texts: readonly string[]) {
    const text = texts[Math.floor(this.#ports.pace.chance() * texts.length)]!
    return this.#room.say(text.replaceAll('{cliente}', this.#talk.client))
  }

  async #do({ talk, steps }: { talk: Talk; steps: Step[] }) {
    this.#talk = talk
    for (const step of steps) {
      if (this.#room.isOver) return
      if ('say' in step) await this.#room.say(step.say)
      else await this.#draw()
    }
  }

  async #draw() {
    const { divine, pace, report } = this.#ports
    try {
      const piece = await divine(this.#talk)
      await this.#do(tell(this.#talk, piece, pace.chance))
    } catch (error) {
      report(error)
      await this.say(ANSWERS.drawFailed)
    }
  }
}

const isOf = ({ type, authorKind }: RoomEvent, seat: 'client' | 'consultant') =>
  type === 'message' && seatOfAuthor(authorKind) === seat
const seqOfLast = ({ events }: RoomView, seat: 'client' | 'consultant') =>
  events.findLast((event) => isOf(event, seat))?.seq ?? 0
/** What the client has said after that number. */
const wordsSince = ({ events }: RoomView, seq: number) =>
  events
    .filter((event) => event.seq > seq && isOf(event, 'client'))
    .map(({ body }) => body)
    .join('\n')
