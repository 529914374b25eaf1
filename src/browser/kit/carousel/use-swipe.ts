import { type PointerEvent, useRef } from 'react'

/** The distance that dismisses a toast, so that swipes feel the same everywhere. */
const FAR_ENOUGH_PX = 50

/** Horizontal swipes: `onSwipe` gets 1 for the next and -1 for the previous. Vertical movement scrolls the page. */
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
