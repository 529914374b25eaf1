import { whenIdle } from './when-idle.ts'

/**
 * In which order the parts of a painted page wake up: one at a time, each when the browser has nothing better to do
 * (`idle`).
 */
export function newHydrationSchedule(idle: (act: () => void) => void) {
  const turns = new Map<string, Promise<void> | undefined>()
  const waiting: (() => void)[] = []
  let isHydrated = false

  const wakeNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) idle(wakeNext)
  }
  return {
    /** What the part waits for; undefined when it is its turn. */
    hydrationTurnOf(part: string): Promise<void> | undefined {
      if (isHydrated || turns.has(part)) return turns.get(part)
      if (waiting.length === 0) idle(wakeNext)
      const { promise, resolve } = Promise.withResolvers<void>()
      turns.set(part, promise)
      waiting.push(() => {
        turns.set(part, undefined)
        resolve()
      })
      return promise
    },
    hydrateAll() {
      isHydrated = true
      for (const wake of waiting.splice(0)) wake()
    },
  }
}

const schedule = newHydrationSchedule(whenIdle)
export const { hydrationTurnOf, hydrateAll } = schedule

/**
 * Whoever touches the page, presses a key or moves the focus wakes all of it: a part that still slept would not hear
 * them.
 */
if (typeof window !== 'undefined')
  for (const sign of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(sign, hydrateAll, { capture: true, once: true, passive: true })
