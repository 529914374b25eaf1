import { whenIdle } from './when-idle.ts'

/** Hydrates the deferred parts one at a time, in page order, each in an idle moment of the browser (`idle`). */
export function newHydrationSchedule(idle: (act: () => void) => void) {
  const turns = new Map<string, Promise<void> | undefined>()
  const waiting: (() => void)[] = []
  let isHydrated = false

  const hydrateNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) idle(hydrateNext)
  }
  return {
    /** The promise that the part waits for; undefined when it may hydrate. */
    hydrationTurnOf(part: string): Promise<void> | undefined {
      if (isHydrated || turns.has(part)) return turns.get(part)
      if (waiting.length === 0) idle(hydrateNext)
      const turn = new Promise<void>((resolve) => {
        waiting.push(() => {
          turns.set(part, undefined)
          resolve()
        })
      })
      turns.set(part, turn)
      return turn
    },
    hydrateAll() {
      isHydrated = true
      for (const hydrate of waiting.splice(0)) hydrate()
    },
  }
}

const schedule = newHydrationSchedule(whenIdle)
export const { hydrationTurnOf, hydrateAll } = schedule

/** The first interaction hydrates everything, because a part that is not hydrated would miss it. */
if (typeof window !== 'undefined')
  for (const sign of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(sign, hydrateAll, { capture: true, once: true, passive: true })
