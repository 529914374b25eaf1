import { answerTasks } from '#platform/background/answer-tasks.ts'
import { busyTimesOf } from './busy-times.ts'

const tasks = {
  busyTimes: ({ text, ...window }: { text: string; zone: string; from: number; until: number }) =>
    busyTimesOf(text, window),
}
export type ParseTasks = typeof tasks

answerTasks(tasks)
