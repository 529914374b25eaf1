import { setTimeout as after } from 'node:timers/promises'
import type { Chance } from './dialogue.ts'

/** Time and chance as an argument, so that tests need not wait. */
export type Pace = {
  /** Resolves after that long, or at once when the signal is given; never rejects. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  chance: Chance
  now: () => Date
}

/** As time passes. */
export const realPace: Pace = {
  wait: (ms, signal) => after(ms, undefined, signal && { signal }).catch(() => {}),
  chance: Math.random,
  now: () => new Date(),
}

/** Somewhere between these two. */
export const between = ({ chance }: Pace, least: number, most: number) => least + chance() * (most - least)

/** How long a person takes to think of a text and to write it, in milliseconds. */
export const writingMs = (text: string) => Math.min(7_000, 900 + text.length * 28)
