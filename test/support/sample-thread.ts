import { answerTasks } from '#platform/background/answer-tasks.ts'

const tasks = {
  double: (n: number) => 2 * n,
  fail: (why: string): never => {
    throw new Error(why)
  },
  die: (code: number): never => process.exit(code),
  /** Ends when somebody sets the first number. */
  wait: (gate: Int32Array) => Atomics.wait(gate, 0, 0),
}
export type SampleTasks = typeof tasks

answerTasks(tasks)
