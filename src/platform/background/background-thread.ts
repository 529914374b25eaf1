import { Worker } from 'node:worker_threads'
import { refuse } from '../refusals.ts'
import type { Answer, Task, Tasks } from './answer-tasks.ts'

type Pending = { resolve: (value: never) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

const RETRY_AFTER_S = 5
/** No task takes as long: the thread hangs and is replaced. */
const MOST_TASK_MS = 60_000

/**
 * One thread for work that would keep requests waiting. Tasks run one after the other; with `mostWaiting` of them it
 * refuses `http.busy`. The thread starts with the first task, and again after it died.
 */
export class BackgroundThread<T extends Tasks> {
  readonly #module: URL
  readonly #mostWaiting: number
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | undefined
  #lastId = 0

  constructor(module: URL, mostWaiting: number) {
    this.#module = module
    this.#mostWaiting = mostWaiting
  }

  run<K extends keyof T & string>(name: K, input: Parameters<T[K]>[0]): Promise<Awaited<ReturnType<T[K]>>> {
    if (this.#pending.size >= this.#mostWaiting) return Promise.reject(refuse('busy', undefined, RETRY_AFTER_S))
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), MOST_TASK_MS)
      this.#pending.set(id, { resolve, reject, timer })
      worker.ref()
      worker.postMessage({ id, name, input } satisfies Task, [])
    })
  }

  #start(): Worker {
    const worker = new Worker(this.#module)
    worker.unref()
    worker.on('message', ({ id, value, error }: Answer) => {
      const task = this.#take(id)
      if (error === undefined) task?.resolve(value as never)
      else task?.reject(new Error(error))
      if (this.#pending.size === 0) worker.unref()
    })
    worker.on('error', (error) => this.#abandon(worker, error as Error))
    worker.on('exit', () => this.#abandon(worker, new Error('the background thread ended')))
    return worker
  }

  #take(id: number): Pending | undefined {
    const task = this.#pending.get(id)
    this.#pending.delete(id)
    clearTimeout(task?.timer)
    return task
  }

  /** The next task starts a new thread. */
  #abandon(worker: Worker, error: Error) {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const id of this.#pending.keys()) this.#take(id)?.reject(error)
  }
}
