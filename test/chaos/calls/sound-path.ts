import { intersect, type Span, total } from '../rooms/spans.ts'

/** Real browsers send fifty packets of sound a second. */
const PACKET_MS = 20

/** A time that is on or off, in ms of this machine's clock. */
class Switch {
  readonly #on: Span[] = []

  turn(isOn: boolean, at = Date.now()) {
    const last = this.#on.at(-1)
    const wasOn = last?.to === Number.POSITIVE_INFINITY
    if (isOn && !wasOn) this.#on.push({ from: at, to: Number.POSITIVE_INFINITY })
    if (!isOn && wasOn) last.to = at
  }

  get isOn() {
    return this.#on.at(-1)?.to === Number.POSITIVE_INFINITY
  }

  /** For how long it was on between two instants. */
  onMs = (from: number, to: number) => total(intersect(this.#on, [{ from, to }]))
}

/** The way of one side's sound to the other: it leaves the one, and it arrives at the other. The truth of a call. */
export class SoundPath {
  readonly #leaves = new Switch()
  readonly #arrives = new Switch()
  #isUp = true

  get isUp() {
    return this.#isUp
  }

  send(isSending: boolean) {
    this.#leaves.turn(isSending)
    this.#arrives.turn(isSending && this.#isUp)
  }

  /** The network between the two browsers; their sockets are another matter. */
  break(isBroken: boolean) {
    this.#isUp = !isBroken
    this.#arrives.turn(this.#leaves.isOn && this.#isUp)
  }

  packetsSent = (from: number, to: number) => Math.floor(this.#leaves.onMs(from, to) / PACKET_MS)
  packetsReceived = (from: number, to: number) => Math.floor(this.#arrives.onMs(from, to) / PACKET_MS)
}
