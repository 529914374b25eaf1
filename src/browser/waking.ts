import { whenIdle } from './when-idle.ts'

/**
 * In which order the parts of a painted page wake up: one at a time, each when the browser has nothing better to do
 * (`idle`).
 */
export function newWaking(idle: (act: () => void) => void) {
  const turns = new Map<string, Promise<void> | undefined>()
  const asleep: (() => void)[] = []
  let isAwake = false

  const wakeNext = () => {
    asleep.shift()?.()
    if (asleep.length > 0) idle(wakeNext)
  }
  return {
    /** What the part waits for; undefined when it is its turn. */
    turnOf(part: string): Promise<void> | undefined {
      if (isAwake || turns.has(part)) return turns.get(part)
      if (asleep.length === 0) idle(wakeNext)
      const { promise, resolve } = Promise.withResolvers<void>()
      turns.set(part, promise)
      asleep.push(() => {
        turns.set(part, undefined)
        resolve()
      })
      return promise
    },
    wakeAll() {
      isAwake = true
      for (const wake of asleep.splice(0)) wake()
    },
  }
}

const waking = newWaking(whenIdle)
export const { turnOf, wakeAll } = waking

/**
 * Whoever touches the page, presses a key or moves the focus wakes all of it: a part that still slept would not hear
 * them.
 */
if (typeof window !== 'undefined')
  for (const sign of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(sign, wakeAll, { capture: true, once: true, passive: true })
