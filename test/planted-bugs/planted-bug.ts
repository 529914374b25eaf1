/** A fault that the net must catch: what is changed, and which tests have to fail because of it. */
export type PlantedBug = {
  name: string
  /** Each text must stand exactly once in its file; otherwise the bug has gone stale. */
  edits: { file: string; from: string; to: string }[]
  caughtBy: string[]
}
