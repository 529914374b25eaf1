import type { ChaosPlan, ChaosVerdict } from '#test/chaos/run-chaos.ts'

/** One fault, planted by a name. Nothing of the code that it replaces is repeated here. */
export type Fault =
  /**
   * What `src/` exports under this name, once, or a method of an exported class (`Class.method`). `is` is an expression
   * for what it becomes: `original` is what it was, and whatever its file knows is known there.
   */
  | { code: string; is: string; in?: string }
  /** A function of `db/functions/`. `is` is its whole body. */
  | { sql: string; is: string }
  /** A function of `db/functions/`, or what `src/` exports under this name, without the row locks that it takes. */
  | { unlocked: string; in?: string }
  /** A constraint, unique index or trigger of `db/schema.sql`, as `table.name`: it is not there. */
  | { without: string }

/** A bug that one test file must notice. */
export type PlantedBug = { name: string; faults: readonly Fault[]; caughtBy: string }

/** A bug that a small chaos run must notice, by one of these counts. */
export type ChaosBug = Omit<PlantedBug, 'caughtBy'> & { plan: Partial<ChaosPlan>; caughtBy: (keyof ChaosVerdict)[] }
