export const AT_ONCE = 16
const MOST_BATCHES = 50

/**
 * Batch after batch while there are full ones, so that a backlog does not wait for the rhythm. A batch answers how many
 * there were.
 */
export async function inBatches(batch: (most: number) => Promise<number>) {
  for (let n = 0; n < MOST_BATCHES && (await batch(AT_ONCE)) === AT_ONCE; n++);
}
