import { browserHashes } from './browser-hashes.ts'

const BYTES = 16

/**
 * What a hand does while it shuffles: where it was and when. It becomes the person's seed, and nobody can read the
 * movement out of it.
 */
export class Gesture {
  #trace = ''
  #length = 0
  #last: { x: number; y: number } | undefined

  /** How far the hand went, in CSS pixels. */
  get length() {
    return this.#length
  }

  moved({ clientX: x, clientY: y, timeStamp }: { clientX: number; clientY: number; timeStamp: number }) {
    if (this.#last) this.#length += Math.hypot(x - this.#last.x, y - this.#last.y)
    this.#last = { x, y }
    this.#trace += `${Math.round(x)},${Math.round(y)},${Math.round(timeStamp)};`
  }

  /** A key or a button, by the moment at which it was pressed. */
  pressed({ timeStamp }: { timeStamp: number }) {
    this.#trace += `${timeStamp};`
  }

  /**
   * The seed: 64 hexadecimal digits out of the movement and, so that two still hands never shuffle alike, chance of
   * this device.
   */
  async toSeed(): Promise<string> {
    const chance = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
    return (await browserHashes()?.digest(`${this.#trace}${chance}`)) ?? chance
  }
}
