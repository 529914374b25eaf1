/** Of a worker that was told to stop: its runs end after what they have begun, and another worker goes on. */
export type Stoppable = { isStopping?: () => boolean }

/**
 * Repeats `batch` (at most so many rows, e.g. a claim or a delete with a limit) while it is full, so that no backlog
 * waits for the next run. A batch answers how many it took, and never takes one twice in a run.
 */
export async function untilEmpty({ isStopping }: Stoppable, most: number, batch: (most: number) => Promise<number>) {
  while ((await batch(most)) >= most && !isStopping?.());
}
