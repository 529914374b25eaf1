import type { RoomEvent } from '#domains/consultations/room/contract.ts'
import { seatOfAuthor } from '#domains/consultations/room/words.rules.ts'
import { begin, open, type Piece, reply, type Step, type Talk, tell } from './dialogue.ts'
import type { Pace } from './pace.ts'
import type { Room } from './room.ts'
import { ANSWERS } from './texts.ts'

/** People often send two messages in a row: so long nothing more may come before they are answered. */
const LISTEN_MS = 1_200

/** What an attendant sees of a room. */
export type RoomView = Pick<Room, 'events' | 'consultation' | 'isOver' | 'canSpeak' | 'changed' | 'say'>
type Ports = { divine: (talk: Talk) => Promise<Piece>; pace: Pace; report: (error: unknown) => void }

/**
 * Talks to the client until the consultation is over: greets before anything is charged, answers what was said at the
 * door and in the room once the client has begun, and writes nothing that nobody asked for.
 */
export async function attendRoom(room: RoomView, talk: Talk, ports: Ports): Promise<void> {
  const speaker = new RoomSpeaker(room, talk, ports)
  // What was said before the program's last word is answered, also when it was started again.
  let answered = -1
  let hasBegun = false
  while (!room.isOver) {
    const { changed, consultation } = room
    const subject = consultation?.subject ?? ''
    const mine = seqOfLast(room, 'consultant')
    if (room.canSpeak && consultation?.waitsForBeginning && mine === 0) await speaker.open(subject)
    else if (consultation?.state === 'active' && !hasBegun) {
      hasBegun = true
      if (mine === 0) await speaker.open(subject)
      const isNew = answersOf(room) <= FIRST_WORDS
      const early = wordsSince(room, isNew ? 0 : mine)
      answered = seqOfLast(room, 'client')
      if (isNew) await speaker.begin([subject, early].filter(Boolean).join('\n'))
      else if (early) await speaker.reply(early)
    } else if (consultation?.state === 'active' && seqOfLast(room, 'client') > answered) {
      await ports.pace.wait(LISTEN_MS)
      const words = wordsSince(room, answered)
      answered = seqOfLast(room, 'client')
      await speaker.reply(words)
    } else await changed
  }
}

/** So many messages greet, before the client begins. */
const FIRST_WORDS = 3

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

  open = (subject: string) => this.#do(open(this.#talk, this.#ports.pace.now(), this.#ports.pace.chance, subject))
  begin = (heard: string) => this.#do(begin(this.#talk, heard, this.#ports.pace.now(), this.#ports.pace.chance))
  reply = (heard: string) => this.#do(reply(this.#talk, heard, this.#ports.pace.now(), this.#ports.pace.chance))

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
      await this.#room.say(ANSWERS.drawFailed[0].replaceAll('{cliente}', this.#talk.client))
    }
  }
}

const isOf = ({ type, authorKind }: RoomEvent, seat: 'client' | 'consultant') =>
  type === 'message' && seatOfAuthor(authorKind) === seat
const seqOfLast = ({ events }: RoomView, seat: 'client' | 'consultant') =>
  events.findLast((event) => isOf(event, seat))?.seq ?? 0
const answersOf = ({ events }: RoomView) => events.filter((event) => isOf(event, 'consultant')).length
/** What the client has said after that number. */
const wordsSince = ({ events }: RoomView, seq: number) =>
  events
    .filter((event) => event.seq > seq && isOf(event, 'client'))
    .map(({ body }) => body)
    .join('\n')
