import type { Bus } from '../bus.ts'
import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import { switchTurned } from './facts.ts'
import { type Closing, listClosings } from './sql.ts'

const MOST_TIMER_MS = 3_600_000

type Given = { db: Db; bus: Pick<Bus, 'hear' | 'onGap'>; log: Pick<Log, 'error'>; now: () => Date }

/**
 * What is switched off, as this process shows it on pages: read at once when it changes anywhere. What is refused is
 * decided by the database (`guardSwitch`).
 */
export class SwitchBoard {
  readonly #given: Given
  readonly #onChange = new Set<() => void>()
  #closings: readonly Closing[] = []
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> = Promise.resolve()

  private constructor(given: Given) {
    this.#given = given
  }

  static async open(given: Given): Promise<SwitchBoard> {
    const board = new SwitchBoard(given)
    const again = () => void (board.#reading = board.#reading.then(() => board.#read()))
    given.bus.hear(switchTurned, again)
    given.bus.onGap(again)
    await board.#read()
    return board
  }

  /** The words of what is off now, by its name. */
  words(): Readonly<Record<string, string>> {
    const now = this.#given.now()
    const closed = this.#closings.filter(({ until }) => !until || until > now)
    return Object.fromEntries(closed.map(({ name, words }) => [name, words]))
  }

  /** Called when something was switched, and when something is on again by itself. */
  onChange(react: () => void) {
    this.#onChange.add(react)
  }

  close() {
    clearTimeout(this.#timer)
  }

  async #read() {
    try {
      this.#closings = await listClosings(this.#given.db)
    } catch (error) {
      this.#given.log.error({ err: error }, 'what is switched off could not be read; it is read with the next change')
    }
    this.#tell()
  }

  #tell() {
    for (const react of this.#onChange) react()
    clearTimeout(this.#timer)
    const now = this.#given.now().getTime()
    const next = Math.min(
      ...this.#closings.flatMap(({ until }) => (until && until.getTime() > now ? [until.getTime()] : [])),
    )
    if (Number.isFinite(next))
      this.#timer = setTimeout(() => this.#tell(), Math.min(next - now + 50, MOST_TIMER_MS)).unref()
  }
}
