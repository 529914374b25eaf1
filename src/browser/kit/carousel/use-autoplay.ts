import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const subscribeToMotion = (tell: () => void) => {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )

type AutoplayOptions = { everyMs: number; onAdvance: () => void }

/**
 * Advances a carousel automatically, unless it is paused by its button, a pointer or focus on it, or reduced motion. A
 * new `onAdvance` restarts the interval.
 */
export function useAutoplay({ everyMs, onAdvance }: AutoplayOptions) {
  const lessMotion = usePrefersReducedMotion()
  const [chosen, choose] = useState<'playing' | 'paused'>()
  const [holders, setHolders] = useState<readonly string[]>([])
  const place = useRef<HTMLElement>(null)
  const wantsAutoplay = (chosen ?? (lessMotion ? 'paused' : 'playing')) === 'playing'
  const isPlaying = wantsAutoplay && holders.length === 0

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(onAdvance, everyMs)
    return () => clearTimeout(timer)
  }, [isPlaying, everyMs, onAdvance])

  // A pointer or focus that was on it before hydration causes no event.
  useEffect(() => {
    const isUnder = (state: string) => place.current!.matches(state)
    const found = [
      isUnder(':hover') && matchMedia('(hover: hover)').matches && 'pointer',
      isUnder(':focus-within') && 'focus',
    ].filter((who) => who !== false)
    setHolders((all) => [...new Set([...all, ...found])])
  }, [])

  const hold = (who: string) => setHolders((all) => (all.includes(who) ? all : [...all, who]))
  const release = (who: string) => setHolders((all) => all.filter((one) => one !== who))
  return {
    wantsAutoplay,
    isPlaying,
    toggle: () => choose(wantsAutoplay ? 'paused' : 'playing'),
    holding: {
      ref: place,
      // Touch does not hover, so it would never release the pause.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && hold('pointer'),
      onPointerLeave: () => release('pointer'),
      onFocus: () => hold('focus'),
      onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: EventTarget | null }) =>
        (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) || release('focus'),
    },
  }
}
