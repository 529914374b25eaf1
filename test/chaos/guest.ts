import { setTimeout as wait } from 'node:timers/promises'
import type { Seeded } from '#test/support/seeded.ts'
import type { Player } from './cast.ts'
import { followPatiently } from './follow-patiently.ts'
import { type Event, Line } from './line.ts'
import type { PresenceDiary } from './presence-diary.ts'
import type { Wire } from './wires.ts'
import type { World } from './world.ts'

type Tab = { name: string; wire: Wire; line: Line | undefined; gone: (at: number) => void }

/**
 * One person in one room: comes back by themselves when a line breaks, unless they are kept away. What happens to them
 * is written down in the diary, when there is one.
 */
export class Guest {
  readonly player: Player
  readonly #world: World
  readonly #luck: Seeded
  readonly #diary: PresenceDiary | undefined
  readonly #topic: string
  readonly #tabs: Tab[]
  /** Which process the next connection goes to, if it is up. */
  #process: number
  #isKeptAway = true
  #isLeaving = false
  #sitting: Promise<void> | undefined
  onEvent: (event: Event) => void = () => {}
  /** The line is there and the room is followed (again). */
  onSeated: () => void = () => {}

  constructor(
    world: World,
    player: Player,
    { room, luck, diary }: { room: string; luck: Seeded; diary?: PresenceDiary },
  ) {
    this.#world = world
    this.player = player
    this.#luck = luck
    this.#diary = diary
    this.#process = luck.below(2)
    this.#topic = `room:${room}`
    this.#tabs = ['', '#2'].map((mark) => {
      const name = `${player.id}${mark}`
      return { name, wire: world.wires.lay(name, () => world.portOf(this.#process)), line: undefined, gone: () => {} }
    })
  }

  get line(): Line | undefined {
    return this.#tabs[1]!.line ?? this.#tabs[0]!.line
  }

  /** Sits down, and stays: resolves when it is done. */
  sit(): Promise<void> {
    this.#isKeptAway = false
    this.#sitting ??= this.#sitDown(this.#tabs[0]!).finally(() => {
      this.#sitting = undefined
    })
    return this.#sitting
  }

  async #sitDown(tab: Tab) {
    for (let tries = 0; !this.#isLeaving && !this.#isKeptAway; tries++) {
      if (await this.#tryToSit(tab)) return
      await wait(30 + this.#luck.below(Math.min(50 * 2 ** tries, 500)))
      this.#process += 1
    }
  }

  async #tryToSit(tab: Tab): Promise<boolean> {
    let line: Line
    try {
      line = await Line.open(this.#world.wires, tab.name, this.player.token)
    } catch {
      return false
    }
    line.onEvent = (_topic, event) => this.onEvent(event)
    const stay = this.#diary?.sits(Date.now())
    tab.gone = (at) => {
      if (tab.line === line) tab.line = undefined
      stay?.gone(at)
    }
    void line.gone.then((at) => {
      tab.gone(at)
      stay?.gone(at)
      if (tab === this.#tabs[0] && !this.#isKeptAway && !this.#isLeaving) void this.sit()
    })
    try {
      await followPatiently(line, this.#topic)
    } catch {
      line.leave()
      stay?.gone(await line.gone)
      return false
    }
    stay?.confirmed(Date.now())
    tab.line = line
    this.onSeated()
    return true
  }

  /** The cable is cut and put in again after `ms`. */
  async cut(ms: number) {
    this.#isKeptAway = true
    this.#tabs[0]!.wire.cut()
    this.#tabs[0]!.gone(Date.now())
    await wait(ms)
    await this.#sitting
    await this.sit()
  }

  /** The sockets stay open, and nothing gets through for `ms`. */
  async goDeaf(direction: 'up' | 'down' | 'both', ms: number) {
    const { wire } = this.#tabs[0]!
    wire.deafen(direction)
    const from = Date.now()
    await wait(ms)
    const to = Date.now()
    wire.hear()
    this.#diary?.wasDeaf(from, to)
  }

  /** The same person at the other process, at once. */
  async hop() {
    this.#process += 1
    await this.cut(0)
  }

  /**
   * A second tab takes over for a while; then it is closed, and the first one, still open, is of no use until it is
   * opened anew.
   */
  async useSecondTab(ms: number, uselessMs: number) {
    const [first, second] = [this.#tabs[0]!, this.#tabs[1]!]
    this.#isKeptAway = true
    await this.#sitting
    this.#process += this.#luck.below(2)
    for (let tries = 0; tries < 40 && !(await this.#tryToSit(second)); tries++) await wait(100)
    await wait(ms)
    second.wire.cut()
    second.gone(Date.now())
    await wait(uselessMs)
    first.wire.cut()
    first.gone(Date.now())
    await this.sit()
  }

  leave() {
    this.#isLeaving = true
    for (const { line, wire } of this.#tabs) {
      line?.leave()
      wire.hear()
    }
  }
}
