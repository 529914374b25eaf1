/** A bug that the tests must catch: what is changed, and which test files must fail. */
export type PlantedBug = {
  name: string
  /** Each text must occur exactly once in its file; otherwise the planted bug is stale. */
  edits: { file: string; from: string; to: string }[]
  caughtBy: string[]
}
