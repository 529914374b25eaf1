import type { FactOf } from '#shared/facts.ts'
import { MEDIA_MS } from '../channels/sound.rules.ts'
import type { mediaReported } from '../calls/facts.ts'
import { ProofInterval } from './proof-interval.ts'

export type MediaReport = FactOf<typeof mediaReported>

/**
 * What one seat's browser says of sound and picture, by instants of the database's clock in milliseconds. It names the
 * newest token it had heard before it measured, so a report that waited somewhere proves the past only.
 */
export class MediaProof {
  /** Sound arrived and own sound went out. */
  readonly sound = new ProofInterval(MEDIA_MS.lease)
  /** The other one's picture moved. */
  readonly picture = new ProofInterval(MEDIA_MS.pictureLease)
  receivedAt: number | undefined
  heardAt: number | undefined
  spokeAt: number | undefined
  acknowledgedAt: number | undefined
  connectedAt: number | undefined
  #latest = 0
  #hasFrames = false
  /** Its browser has named a token of this process. */
  #isDated = false

  report(
    { received, sent, acknowledged, frames, heard, spoke, connected }: MediaReport,
    token: number,
    latest: number,
  ) {
    const newer = (at: number | undefined, has: number) => (has > 0 ? Math.max(at ?? 0, token) : at)
    this.#isDated = true
    this.#latest = latest
    this.#hasFrames = frames > 0
    if (received > 0 && sent > 0) this.sound.prove(token, latest)
    if (frames > 0) this.picture.prove(token, latest)
    this.receivedAt = newer(this.receivedAt, received)
    this.heardAt = newer(this.heardAt, heard)
    this.spokeAt = newer(this.spokeAt, spoke)
    this.acknowledgedAt = newer(this.acknowledgedAt, acknowledged)
    this.connectedAt = newer(this.connectedAt, connected)
  }

  /** The two could talk and nothing proves it yet: somebody waits for a token, or for the next report. */
  get awaitsSound() {
    return !this.#isDated || (this.connectedAt !== undefined && this.sound.isBroken(this.#latest))
  }

  /** A picture begins to move, and nothing proves it yet. */
  get awaitsPicture() {
    return this.#hasFrames && this.picture.isBroken(this.#latest)
  }

  restartAt(at: number) {
    this.sound.restartAt(at)
    this.picture.restartAt(at)
  }
}
