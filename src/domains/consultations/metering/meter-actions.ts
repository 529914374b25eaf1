import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { extendHold } from '../lifecycle/extend-hold.ts'
import { countAudioDenial } from '../calls/count-audio-denial.ts'
import { openMediaWindow } from '../calls/open-media-window.ts'
import { resumeByProof } from '../lifecycle/resume-consultation.ts'
import type { MeterReading } from './sql.ts'

const ACTIONS = {
  activate: beginConsultation,
  resume: resumeByProof,
  audio_denial: countAudioDenial,
  prove_media: openMediaWindow,
  hold: extendHold,
  end_of_funds: extendHold,
} as const

/**
 * What rooms need after a reading. Actions run one after the other and beside the flushing, so that a room locked for
 * long does not hold up the proofs of all others.
 */
export class MeterActions {
  readonly #ports: { db: Db; clock: Clock; log: Log }
  readonly #awaited = new Set<string>()
  #last: Promise<void> = Promise.resolve()

  constructor(ports: { db: Db; clock: Clock; log: Log }) {
    this.#ports = ports
  }

  /** All that have begun have ended. */
  get done() {
    return this.#last
  }

  begin(readings: readonly MeterReading[]) {
    for (const { id, due } of readings) {
      if (!due || due === 'skipped' || this.#awaited.has(id)) continue
      this.#awaited.add(id)
      this.#last = this.#last.then(() => this.#act(id, due))
    }
  }

  async #act(id: string, due: keyof typeof ACTIONS) {
    const { db, clock, log } = this.#ports
    this.#awaited.delete(id)
    await ACTIONS[due](db, { id, clock }).catch((error: unknown) =>
      log.error({ err: error, consultation: id, due }, 'a consultation could not do what its meter asks for'),
    )
  }
}
