import { hydrateAll } from './hydration-schedule.ts'
import { controlsOf, type KeptText, typedIn } from './kept-typing.ts'
import { replayInput, type TypedValue } from './replay-input.ts'

/** Parts of a page may come late; whoever begins to type has the last word. */
const LOOKED_FOR_MS = 15_000

const isSame = (a: TypedValue, b: TypedValue) => a.value === b.value && a.checked === b.checked

/** Puts what was kept back into its fields, also into those that come later. */
export function restoreTypedTexts(kept: readonly KeptText[]) {
  let waiting = kept
  const restore = () => {
    hydrateAll()
    const controls = controlsOf()
    waiting = waiting.filter((one) => {
      const found = controls.find(({ name, nth }) => name === one.name && nth === one.nth)
      if (found && !isSame(typedIn(found.control), one)) replayInput(found.control, one)
      return !found
    })
    if (waiting.length === 0) stop()
  }
  const observer = new MutationObserver(restore)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop)
  }
  const timer = setTimeout(stop, LOOKED_FOR_MS)
  addEventListener('keydown', stop)
  observer.observe(document.body, { childList: true, subtree: true })
  restore()
}
