import { quietly } from './late-code.ts'

const INTENT_EVENTS = ['pointerover', 'focusin'] as const

/**
 * Loads the code of tooltips when the first control that has one is hovered or focused, once for the whole page, and
 * hands it the latest of these events.
 */
export function tooltipsOnIntent() {
  let latest: Event | undefined
  const onIntent = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return
    const isLoading = latest !== undefined
    latest = event
    if (!isLoading) void load()
  }
  const load = async () => {
    const tooltips = await quietly(() => import('./kit/overlays/tooltips.ts'))
    if (tooltips) {
      stop()
      tooltips.startTooltips(latest!)
    } else latest = undefined // Without a network there is no tooltip; the next control asks again.
  }
  const stop = () => {
    for (const type of INTENT_EVENTS) document.removeEventListener(type, onIntent)
  }
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true })
  return stop
}
