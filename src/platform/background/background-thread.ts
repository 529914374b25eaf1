import { Worker } from 'node:worker_threads'
import { refuse } from '../refusals.ts'
import type { Answer, Task, Tasks } from './answer-tasks.ts'

type Pending = { resolve: (value: never) => void; reject: (error: Error) => void }

const RETRY_AFTER_S = 5
/** No task takes as long unless told otherwise: the thread hangs and is replaced. */
const MOST_TASK_MS = 60_000
/** A task that wants more ends its thread; without a limit it would end the process, and all calls with it. */
const MOST_HEAP_MB = 256

/**
 * One thread for work that would keep requests waiting. Tasks run one after the other; with `mostWaiting` of them it
 * refuses `http.busy`. The thread starts with the first task, and again after it died.
 */
export class BackgroundThread<T extends Tasks> {
  readonly #module: URL
  readonly #mostWaiting: number
  readonly #mostTaskMs: number
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | undefined
  /** Of the oldest task, which is the one that runs. */
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(module: URL, mostWaiting: number, mostTaskMs = MOST_TASK_MS) {
    this.#module = module
    this.#mostWaiting = mostWaiting
    this.#mostTaskMs = mostTaskMs
  }

  run<K extends keyof T & string>(name: K, input: Parameters<T[K]>[0]): Promise<Awaited<ReturnType<T[K]>>> {
    if (this.#pending.size >= this.#mostWaiting) return Promise.reject(refuse('busy', undefined, RETRY_AFTER_S))
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      if (this.#pending.size === 1) this.#watch(worker)
      worker.ref()
      worker.postMessage({ id, name, input } satisfies Task, [])
    })
  }

  #start(): Worker {
    const worker = new Worker(this.#module, { resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } })
    worker.unref()
    worker.on('message', ({ id, value, error }: Answer) => {
      const task = this.#pending.get(id)
      this.#pending.delete(id)
      clearTimeout(this.#timer)
      if (error === undefined) task?.resolve(value as never)
      else task?.reject(new Error(error))
      if (this.#pending.size === 0) worker.unref()
      else this.#watch(worker)
    })
    worker.on('error', (error) => this.#abandon(worker, error as Error))
    worker.on('exit', () => this.#abandon(worker, new Error('the background thread ended')))
    return worker
  }

  #watch(worker: Worker) {
    this.#timer = setTimeout(() => void worker.terminate(), this.#mostTaskMs)
  }

  /** The next task starts a new thread. */
  #abandon(worker: Worker, error: Error) {
    if (this.#worker !== worker) return
    this.#worker = undefined
    clearTimeout(this.#timer)
    const lost = [...this.#pending.values()]
    this.#pending.clear()
    for (const task of lost) task.reject(error)
  }
}
