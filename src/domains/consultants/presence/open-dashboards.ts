type HeartbeatHandlers = {
  keep: (ids: string[]) => Promise<unknown>
  leave: (ids: string[]) => Promise<unknown>
  failed: (error: unknown) => void
}

const KEEP_EVERY_MS = 5_000
/** A reloaded page is back within this time; until then its consultant has not left. */
const RELOAD_MS = 3_000

/** The dashboards open at this process, counted per consultant; several tabs are one desk. */
export class OpenDashboards {
  readonly #tabs = new Map<string, number>()
  readonly #handlers: HeartbeatHandlers
  #timer: ReturnType<typeof setInterval> | undefined
  /** One thing at a time, so that a late goodbye never undoes a new hello. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(handlers: HeartbeatHandlers) {
    this.#handlers = handlers
  }

  /** A tab opened. Resolves when the desk is known to everybody. */
  open(id: string): Promise<unknown> {
    this.#tabs.set(id, (this.#tabs.get(id) ?? 0) + 1)
    this.#timer ??= setInterval(
      () => void this.#enqueue(() => this.#handlers.keep([...this.#tabs.keys()])),
      KEEP_EVERY_MS,
    ).unref()
    return this.#enqueue(() => this.#handlers.keep([id]))
  }

  /** A tab closed. The desk is left when no other tab came back soon. */
  close(id: string) {
    const rest = (this.#tabs.get(id) ?? 1) - 1
    if (rest > 0) return void this.#tabs.set(id, rest)
    this.#tabs.delete(id)
    if (this.#tabs.size === 0) this.#stop()
    setTimeout(
      () => void this.#enqueue(async () => this.#tabs.has(id) || this.#handlers.leave([id])),
      RELOAD_MS,
    ).unref()
  }

  #stop() {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #enqueue(what: () => Promise<unknown>) {
    this.#queue = this.#queue.then(what).catch(this.#handlers.failed)
    return this.#queue
  }
}
