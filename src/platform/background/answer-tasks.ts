import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

// oxlint-disable-next-line typescript/no-explicit-any -- each task has its own input
export type Tasks = Record<string, (input: any) => unknown>
export type Task = { id: number; name: string; input: unknown }
export type Answer = { id: number; value?: unknown; error?: string }

/** Of the thread alone: requests come first when both want the processor. */
const BELOW_REQUESTS = 10

/** The other end of a `BackgroundThread`: runs tasks one after the other. */
export function answerTasks(tasks: Tasks) {
  setPriority(BELOW_REQUESTS)
  let turn: Promise<unknown> = Promise.resolve()
  parentPort!.on('message', ({ id, name, input }: Task) => {
    turn = turn
      .then(() => tasks[name]!(input))
      .then(
        (value): Answer => ({ id, value }),
        (error: unknown): Answer => ({
          id,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
      )
      .then((answer) => parentPort!.postMessage(answer, []))
  })
}
