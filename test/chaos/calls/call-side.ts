import type { RetryingClient } from '../retrying-client.ts'
import type { TopicEvent } from '../connection.ts'
import type { Participant } from '../rooms/participant.ts'
import { ObservedSound } from './observed-sound.ts'
import type { SoundPath } from './sound-path.ts'

const REPORT_MS = 1_000

export type Report = {
  received: number
  sent: number
  acknowledged: number
  frames: number
  heard: number
  spoke: number
  connected: number
}

type Options = { participant: Participant; api: RetryingClient; room: string; out: SoundPath; in: SoundPath }

/**
 * One side's browser in a call: sends while the clock runs or a window is open, measures each second and reports. What
 * it says may be a lie; what it measured is kept in `observed`.
 */
export class CallSide {
  readonly participant: Participant
  readonly observed = new ObservedSound()
  readonly #options: Options
  #token = ''
  #state = 'accepted'
  #windowUntil = 0
  #measuredAt = Date.now()
  #timer: NodeJS.Timeout | undefined
  #isReading = false
  /** What becomes of a report before it is said. */
  lie: (report: Report) => Report = (report) => report
  /** For how long sound arrived and was denied, in all and at most without a gap, in ms. */
  deniedMs = 0
  longestDenialMs = 0
  #denialMs = 0
  /** The microphone sends nothing, whatever is said. */
  isMicrophoneDead = false
  /** Sound arrived at the other side and left there: when it was last measured here. */
  onMeasured: (from: number, to: number) => void = () => {}

  constructor(options: Options) {
    this.#options = options
    this.participant = options.participant
    this.participant.onEvent = (event) => this.#hear(event)
    this.participant.onJoined = () => this.#read()
  }

  begin() {
    this.#measuredAt = Date.now()
    this.#timer = setInterval(() => this.#report(), REPORT_MS)
  }

  end() {
    clearInterval(this.#timer)
    this.#options.out.send(false)
  }

  #hear(event: TopicEvent) {
    if (event.type === 'token') {
      const isFirst = this.#token === ''
      this.#token = String(event.token)
      if (isFirst) this.#report()
    }
    if (event.type === 'moved') this.#state = (event.fact as { state: string }).state
    if (event.type === 'read_again' || event.type === 'moved') this.#read()
    this.#sendIfAllowed()
  }

  /** Windows and what was missed come with the next read, as in a browser. */
  #read() {
    if (this.#isReading) return
    this.#isReading = true
    const { api, room } = this.#options
    const ask = { by: this.participant.person, method: 'GET', path: `/api/consultations/${room}` } as const
    void api
      .request(ask)
      .then(({ status, body }) => {
        if (status !== 200) return
        this.#state = String(body.state)
        this.#windowUntil = body.mediaWindowUntil ? Date.parse(String(body.mediaWindowUntil)) : 0
      })
      .catch(() => {})
      .finally(() => {
        this.#isReading = false
        this.#sendIfAllowed()
      })
  }

  #sendIfAllowed() {
    const may = this.#timer !== undefined && (this.#state === 'active' || Date.now() < this.#windowUntil)
    this.#options.out.send(may && !this.isMicrophoneDead)
  }

  #report() {
    this.#sendIfAllowed()
    const { in: coming, out: going, room } = this.#options
    const [from, to] = [this.#measuredAt, Date.now()]
    if (to <= from) return
    this.#measuredAt = to
    const [received, sent] = [coming.packetsReceived(from, to), going.packetsSent(from, to)]
    if (received > 0 && sent > 0) {
      this.observed.measured(from, to)
      this.onMeasured(from, to)
    }
    const arrived = going.packetsReceived(from, to) > 0 && coming.isUp
    const report: Report = {
      received,
      sent,
      acknowledged: arrived ? 1 : 0,
      frames: 0,
      heard: received > 0 ? 1 : 0,
      spoke: sent > 0 ? 1 : 0,
      connected: coming.isUp && going.isUp ? 1 : 0,
    }
    const said = this.lie(report)
    const isDenied = received > 0 && said.received === 0
    if (isDenied) this.deniedMs += to - from
    this.#denialMs = isDenied ? this.#denialMs + to - from : 0
    this.longestDenialMs = Math.max(this.longestDenialMs, this.#denialMs)
    const event = { type: 'media', token: this.#token, ...said }
    this.participant.connection?.whisper(`room:${room}`, event)
  }
}
