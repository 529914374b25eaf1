export const BATCH_SIZE = 16
const MAX_BATCHES = 50

/** Runs batches while they are full, so that a backlog does not wait for the next run. A batch answers its size. */
export async function runInBatches(batch: (most: number) => Promise<number>) {
  for (let n = 0; n < MAX_BATCHES && (await batch(BATCH_SIZE)) === BATCH_SIZE; n++);
}
