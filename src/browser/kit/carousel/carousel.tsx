import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { classes } from '../layout/classes.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useAutoplay } from './use-autoplay.ts'

/** The distance that dismisses a toast, so that swipes feel the same everywhere. */
const FAR_ENOUGH_PX = 50

/** Horizontal swipes: `onSwipe` gets 1 for the next and -1 for the previous. Vertical movement scrolls the page. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
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

export type Slide = { name: string; content: ReactNode }
type Props = { label: string; slides: readonly Slide[]; everyMs: number }

/**
 * Slides that replace one another: automatically every `everyMs`, by swipe, arrows, dots or arrow keys. Only the
 * current slide is visible and focusable.
 */
export function Carousel({ label, slides, everyMs }: Props) {
  const [at, setAt] = useState(0)
  const goTo = (slide: number) => setAt((slide + slides.length) % slides.length)
  const advance = useCallback(() => setAt((at + 1) % slides.length), [at, slides.length])
  const { wantsAutoplay, isPlaying, toggle, holding } = useAutoplay({ everyMs, onAdvance: advance })
  const swiping = useSwipe((direction) => goTo(at + direction))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(at - 1)
    if (key === 'ArrowRight') goTo(at + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work anywhere in it
    <section aria-roledescription="carrossel" aria-label={label} {...holding} onKeyDown={onKeyDown}>
      <div aria-live={isPlaying ? 'off' : 'polite'} className="grid touch-pan-y" {...swiping}>
        {slides.map(({ name, content }, index) => (
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            inert={index !== at}
            aria-label={`${index + 1} de ${slides.length}: ${name}`}
            className={classes(
              'col-start-1 row-start-1 min-w-0 transition-[opacity,visibility] duration-200 ease-out',
              index !== at && 'invisible opacity-0',
            )}
          >
            {content}
          </div>
        ))}
      </div>
      <CarouselControls
        names={slides.map(({ name }) => name)}
        at={at}
        onGo={goTo}
        isPlaying={wantsAutoplay}
        onToggle={toggle}
      />
    </section>
  )
}
