import { type PointerEvent, useRef } from 'react'

/** As far as a toast has to be pushed: the same gesture everywhere. */
const FAR_ENOUGH_PX = 50

/**
 * A finger that moves sideways: `onSwipe` hears 1 for the next and -1 for the one before. Up and down stay the page's.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [across, along] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(across) >= FAR_ENOUGH_PX && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
