/** Where the list begins. */
export const RESULTS_ID = 'resultado'

/** How far down the list may begin and still be seen without scrolling, as a part of the window's height. */
const IN_VIEW = 0.5

/** Moves the list into view when it is not; the focus stays where it is. */
export function showResults() {
  const list = document.getElementById(RESULTS_ID)
  if (!list) return
  const { top } = list.getBoundingClientRect()
  if (top >= 0 && top <= innerHeight * IN_VIEW) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
