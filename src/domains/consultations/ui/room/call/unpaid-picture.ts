import { MEDIA_MS } from '../../../channels/sound.rules.ts'

/** A picture that was late is tried again so long, after a rest that doubles each time. Milliseconds. */
const TRY = { for: 5_000, firstRest: 10_000, longestRest: 60_000 } as const

type Now = {
  /** Sound flows, the browsers are connected, and the camera is there. */
  isDue: boolean
  /** The server charges it as video: it arrives. */
  isPaid: boolean
  /** The page's clock, in milliseconds. */
  nowMs: number
}

/**
 * How the consultant's picture may flow while it is not charged as video (S16): ten seconds to arrive, then short
 * tries, a minute in all. The server's word decides: whoever denies the picture to pay for voice gets none.
 */
export class UnpaidPicture {
  /** The stretch in which it may flow now, or rests: until when. Undefined: it is paid, or not due. */
  #stretch: { kind: 'first' | 'try' | 'rest'; fromMs: number; untilMs: number } | undefined
  #restMs: number = TRY.firstRest
  #usedMs = 0
  #wasPaid = false

  /** Whether the picture may be sent now. */
  maySend({ isDue, isPaid, nowMs }: Now): boolean {
    if (!isDue || isPaid) {
      if (!isPaid) this.#close(nowMs)
      this.#stretch = undefined
      this.#wasPaid = isDue
      if (isPaid) this.#restMs = TRY.firstRest
      return isDue
    }
    if (this.#wasPaid) this.#usedMs += MEDIA_MS.pictureLease
    if (this.#wasPaid) this.#begin('rest', nowMs)
    this.#wasPaid = false
    if (!this.#stretch) this.#begin('first', nowMs)
    const { kind, untilMs } = this.#stretch!
    if (nowMs >= untilMs) {
      this.#close(untilMs)
      this.#begin(kind === 'rest' ? 'try' : 'rest', nowMs)
    }
    const { kind: now, fromMs } = this.#stretch!
    return now !== 'rest' && this.#usedMs + nowMs - fromMs < MEDIA_MS.allWindows
  }

  /** It should arrive, and has not for ten seconds: until it is back it costs as voice. */
  get isLate() {
    return this.#stretch !== undefined && this.#stretch.kind !== 'first'
  }

  /** Whoever sends it wants it to be tried at once. */
  restart() {
    this.#stretch = undefined
    this.#restMs = TRY.firstRest
    this.#usedMs = 0
    this.#wasPaid = false
  }

  #begin(kind: 'first' | 'try' | 'rest', fromMs: number) {
    const ms = { first: MEDIA_MS.pictureLease, try: TRY.for, rest: this.#restMs }[kind]
    if (kind === 'rest') this.#restMs = Math.min(TRY.longestRest, this.#restMs * 2)
    this.#stretch = { kind, fromMs, untilMs: fromMs + ms }
  }

  #close(atMs: number) {
    if (this.#stretch && this.#stretch.kind !== 'rest') this.#usedMs += atMs - this.#stretch.fromMs
  }
}
