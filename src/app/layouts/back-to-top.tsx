import { useEffect, useState } from 'react'
import { ArrowUp } from '#browser/icons/arrow-up.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'

/** Spec §9. */
const SHOWN_AFTER_PX = 300
const SIZE_PX = 44
const MARGIN_PX = 16
const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** Appears once the page is scrolled, and makes way for a control that it would cover. */
export function BackToTop() {
  const [isShown, setShown] = useState(false)
  const [isInTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      setShown(window.scrollY > SHOWN_AFTER_PX)
      setInTheWay(coversControl())
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    // A control that comes or goes without a scroll changes the height of the page.
    const heights = new ResizeObserver(lookSoon)
    heights.observe(document.body)
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      heights.disconnect()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
    }
  }, [])
  if (!isShown) return null
  return (
    <IconButton
      label="Voltar ao topo"
      data-print="no"
      data-back-to-top=""
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' })
        document.getElementById('conteudo')?.focus({ preventScroll: true })
      }}
      className={classes(
        'fixed right-4 bottom-[calc(--spacing(4)+var(--bottom-bar))] z-20 border-edge! bg-surface',
        isInTheWay && 'opacity-0 not-focus:pointer-events-none focus:opacity-100',
      )}
    >
      <ArrowUp strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}

/** Whether a control lies where the button is: its corners, the middles of its sides and its centre are looked at. */
function coversControl() {
  // The page ends above the bar of a phone.
  const below = Number.parseFloat(getComputedStyle(document.body).paddingBottom)
  const ends = [document.documentElement.clientWidth, window.innerHeight - below]
  const [left, top] = ends.map((end) => end - MARGIN_PX - SIZE_PX)
  const steps = [0, SIZE_PX / 2, SIZE_PX]
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(left! + x, top! + y)
        .some((one) => one.closest(CONTROLS)?.hasAttribute('data-back-to-top') === false),
    ),
  )
}
