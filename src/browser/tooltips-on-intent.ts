const INTENT_EVENTS = ['pointerover', 'focusin'] as const

/** Loads the code of tooltips when the first control that has one is hovered or focused. For the whole page, once. */
export function tooltipsOnIntent() {
  const load = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return
    stop()
    // Without a network there is no tooltip; the next control asks again.
    import('./kit/overlays/tooltips.ts').then(({ startTooltips }) => startTooltips(event), listen)
  }
  const listen = () => {
    for (const type of INTENT_EVENTS) document.addEventListener(type, load, { passive: true })
  }
  const stop = () => {
    for (const type of INTENT_EVENTS) document.removeEventListener(type, load)
  }
  listen()
  return stop
}
