import { answerTasks } from '#platform/background/answer-tasks.ts'

const tasks = {
  double: (n: number) => 2 * n,
  fail: (why: string): never => {
    throw new Error(why)
  },
  die: (code: number): never => process.exit(code),
  /** Keeps so many megabytes. */
  hoard: (megabytes: number) => Array.from({ length: megabytes }, () => Array<number>(131_072).fill(1)).length,
  /** Ends when somebody sets the first number. */
  wait: (gate: Int32Array) => Atomics.wait(gate, 0, 0),
}
export type SampleTasks = typeof tasks

answerTasks(tasks)
