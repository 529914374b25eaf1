type HeartbeatHandlers = {
  keep: (ids: string[]) => Promise<unknown>
  leave: (ids: string[]) => Promise<unknown>
  failed: (error: unknown) => void
  /** 5 s unless said. */
  keepEveryMs?: number
}

const KEEP_EVERY_MS = 5_000
/** A reload takes less than this; until then nobody has left. */
const RELOAD_MS = 3_000

/** The pages open at this process, counted per person over all their tabs. */
export class OpenPages {
  readonly #tabs = new Map<string, number>()
  readonly #handlers: HeartbeatHandlers
  #timer: ReturnType<typeof setInterval> | undefined
  /** One call at a time, so that a late leave never overtakes a newer keep. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(handlers: HeartbeatHandlers) {
    this.#handlers = handlers
  }

  /** A tab opened. Resolves when the heartbeat is recorded. */
  open(id: string): Promise<unknown> {
    this.#tabs.set(id, (this.#tabs.get(id) ?? 0) + 1)
    this.#timer ??= setInterval(
      () => void this.#enqueue(() => this.#handlers.keep([...this.#tabs.keys()])),
      this.#handlers.keepEveryMs ?? KEEP_EVERY_MS,
    ).unref()
    return this.#enqueue(() => this.#handlers.keep([id]))
  }

  /** A tab closed. They leave unless a tab opens again shortly. */
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
