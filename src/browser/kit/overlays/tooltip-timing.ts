/** Spec §9, in milliseconds: a tooltip opens after the first, or at once within the second after another one. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** When tooltips open and close. `enter` is told when the control was entered, on the clock of `performance.now`. */
export function newTooltipTiming<C>({ show, hide }: { show: (control: C) => void; hide: () => void }) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isShown = false
  let hiddenAt = Number.NEGATIVE_INFINITY

  const open = (control: C) => {
    isShown = true
    show(control)
  }
  const leave = () => {
    clearTimeout(waiting)
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    hide()
  }
  const enter = (control: C, at = performance.now()) => {
    leave()
    if (at - hiddenAt < SKIP_DELAY_MS) open(control)
    else waiting = setTimeout(() => open(control), Math.max(0, at + OPEN_DELAY_MS - performance.now()))
  }
  return { enter, leave }
}
