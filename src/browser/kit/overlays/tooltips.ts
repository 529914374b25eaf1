type Size = { width: number; height: number }
type Box = Size & { left: number; top: number }

/** Spec §9: the distance of a tooltip from its control; and from the edges of the window. In CSS pixels. */
const OFFSET = 4
const EDGE = 8

/** Where a tooltip goes: centred above its control, below it where there is no room, always inside the window. */
export function tooltipPosition(control: Box, { width, height }: Size, view: Size): { left: number; top: number } {
  const above = control.top - OFFSET - height
  const centred = control.left + (control.width - width) / 2
  return {
    left: Math.max(EDGE, Math.min(centred, view.width - EDGE - width)),
    top: above < EDGE ? control.top + control.height + OFFSET : above,
  }
}

const LOOK =
  'fixed inset-auto z-50 m-0 max-w-xs overflow-visible rounded-sm border-0 bg-ink px-3 py-1.5 text-ground text-sm ' +
  // The pointer can cross the gap to the tooltip without losing it.
  'before:absolute before:-inset-1 before:-z-1'

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null

/**
 * Tooltips of all controls with `data-tooltip`: its words, or else the accessible name. Shown to a mouse that rests and
 * to keyboard focus; a click, Escape, scrolling or leaving closes them. `first`: the event that asked.
 */
export function startTooltips(first: Event) {
  const tooltip = document.createElement('div')
  tooltip.role = 'tooltip'
  tooltip.className = LOOK
  /** Where pointer or focus is. It stays after a click has closed the tooltip, so that it opens no second time. */
  let current: Element | null = null

  const { enter, leave } = newTooltipTiming<HTMLElement>({
    show(control) {
      tooltip.textContent = control.dataset.tooltip || control.getAttribute('aria-label')
      // What it opened would lie below it.
      const isOpen = control.getAttribute('aria-expanded') === 'true'
      if (!control.isConnected || isOpen || !tooltip.textContent) return
      // Outside of a modal dialog everything is inert.
      const parent = control.closest('dialog') ?? document.body
      parent.append(tooltip)
      showOnTop(tooltip)
      const { left, top } = tooltipPosition(control.getBoundingClientRect(), tooltip.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: innerHeight,
      })
      Object.assign(tooltip.style, { left: `${left}px`, top: `${top}px` })
    },
    hide: () => tooltip.remove(),
  })

  const goTo = (control: HTMLElement | null, at: number) => {
    if (control === current) return
    current = control
    if (control) enter(control, at)
    else leave()
  }
  const onPointer = ({ target, pointerType, timeStamp }: PointerEvent) => {
    if (pointerType !== 'touch' && !(target instanceof Node && tooltip.contains(target)))
      goTo(controlAt(target), timeStamp)
  }
  const onFocus = ({ target, timeStamp }: Event) => {
    if (target instanceof Element && target.matches(':focus-visible')) goTo(controlAt(target), timeStamp)
  }
  document.addEventListener('pointerover', onPointer)
  document.documentElement.addEventListener('pointerleave', ({ timeStamp }) => goTo(null, timeStamp))
  document.addEventListener('focusin', onFocus)
  document.addEventListener(
    'focusout',
    ({ target, timeStamp }) => controlAt(target) === current && goTo(null, timeStamp),
  )
  for (const type of ['pointerdown', 'click']) addEventListener(type, leave, { capture: true, passive: true })
  // A control that scrolls into view when it is focused keeps its turn.
  addEventListener('scroll', () => tooltip.isConnected && leave(), { capture: true, passive: true })
  addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { capture: true })

  if (first.type === 'focusin') onFocus(first)
  else if (controlAt(first.target)?.matches(':hover')) onPointer(first as PointerEvent)
}

/** In the top layer nothing covers or clips it; where a browser has none, it is above what the page raises. */
function showOnTop(tooltip: HTMLElement) {
  tooltip.popover = 'manual'
  ;(tooltip as Partial<HTMLElement>).showPopover?.()
}

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
