import { BackgroundThread } from '#platform/background/background-thread.ts'
import type { DrawingTasks } from './drawing-thread.ts'

/** About four seconds of work. */
const MOST_WAITING = 16

const THREAD = new URL('./drawing-thread.ts', import.meta.url)

/** PDFs and pictures: a receipt takes as long as hundreds of requests, which would all wait for it. */
export const drawing = new BackgroundThread<DrawingTasks>(THREAD, MOST_WAITING)

/** Uploads apart, so that nobody's photos and recordings keep a receipt waiting. */
export const uploads = new BackgroundThread<DrawingTasks>(THREAD, MOST_WAITING)
