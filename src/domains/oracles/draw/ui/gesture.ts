import { browserHashes } from './browser-hashes.ts'

const BYTES = 16

/**
 * Records a shuffling gesture: positions and times. It is hashed into the person's seed, from which the movement cannot
 * be recovered.
 */
export class Gesture {
  #trace = ''
  #length = 0
  #last: { x: number; y: number } | undefined

  /** The distance of the gesture, in CSS pixels. */
  get length() {
    return this.#length
  }

  moved({ clientX: x, clientY: y, timeStamp }: { clientX: number; clientY: number; timeStamp: number }) {
    if (this.#last) this.#length += Math.hypot(x - this.#last.x, y - this.#last.y)
    this.#last = { x, y }
    this.#trace += `${Math.round(x)},${Math.round(y)},${Math.round(timeStamp)};`
  }

  /** Records a key press or a button by its time. */
  pressed({ timeStamp }: { timeStamp: number }) {
    this.#trace += `${timeStamp};`
  }

  /**
   * The seed: 64 hexadecimal digits from the movement and local randomness, so that equal gestures give different
   * seeds.
   */
  async toSeed(): Promise<string> {
    const chance = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
    return (await browserHashes()?.digest(`${this.#trace}${chance}`)) ?? chance
  }
}
