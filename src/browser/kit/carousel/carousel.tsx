import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { CarouselControls } from './carousel-controls.tsx'
import { useTurning } from './use-turning.ts'

export type Slide = { name: string; content: ReactNode }
type Props = { label: string; slides: readonly Slide[]; everyMs: number }

/** Slides that follow one another: by themselves every `everyMs`, by swipe, arrows, dots or arrow keys. Only the slide that stands can be reached. */
export function Carousel({ label, slides, everyMs }: Props) {
  const [at, setAt] = useState(0)
  const [viewport, embla] = useEmblaCarousel({ loop: true, watchFocus: false, duration: 20 })
  const turn = useCallback(() => embla?.scrollTo((at + 1) % slides.length), [embla, at, slides.length])
  const { lessMotion, wantsTurning, isTurning, toggle, holding } = useTurning({ everyMs, onTurn: turn })

  useEffect(() => {
    if (!embla) return
    const look = () => setAt(embla.selectedScrollSnap())
    embla.on('select', look)
    return () => void embla.off('select', look)
  }, [embla])

  const goTo = (slide: number) => embla?.scrollTo((slide + slides.length) % slides.length, lessMotion)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(at - 1)
    if (key === 'ArrowRight') goTo(at + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the carousel pattern: arrow keys work from any control in it
    <section aria-roledescription="carrossel" aria-label={label} {...holding} onKeyDown={onKeyDown}>
      <div ref={viewport} className="overflow-hidden">
        <div aria-live={isTurning ? 'off' : 'polite'} className="flex touch-pan-y">
          {slides.map(({ name, content }, index) => (
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} de ${slides.length}: ${name}`}
              inert={index !== at}
              className="min-w-0 shrink-0 grow-0 basis-full"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls names={slides.map(({ name }) => name)} at={at} onGo={goTo} isTurning={wantsTurning} onToggle={toggle} />
    </section>
  )
}
