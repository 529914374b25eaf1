export const BATCH_SIZE = 16
const MAX_BATCHES = 50

/**
 * Batch after batch while there are full ones, so that a backlog does not wait for the rhythm. A batch answers how many
 * there were.
 */
export async function runInBatches(batch: (most: number) => Promise<number>) {
  for (let n = 0; n < MAX_BATCHES && (await batch(BATCH_SIZE)) === BATCH_SIZE; n++);
}
