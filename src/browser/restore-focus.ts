const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
const REGIONS = 'section, article, form, dialog, main'

/**
 * When what the keyboard stands on leaves the page, what took its place is focused, else its neighbour, else the part
 * of the page it was in; what was closed for a moment is focused again once it is open. A pointer needs none of it,
 * nobody is called back who clicked elsewhere, and where a page left whole, the arrival at the next one is another's
 * business.
 */
export function restoreFocus(): () => void {
  let last: Element | undefined
  let isByPointer = false
  const onPointer = () => void (isByPointer = true)
  const onKey = () => void (isByPointer = false)
  const onFocus = ({ target }: FocusEvent) => void (last = target instanceof Element ? target : undefined)
  addEventListener('pointerdown', onPointer, true)
  addEventListener('keydown', onKey, true)
  addEventListener('focusin', onFocus)
  const observer = new MutationObserver((changes) => {
    if (isByPointer || !last || document.activeElement !== document.body) return
    const isOpenAgain = changes.some(
      ({ type, target }) => type === 'attributes' && target === last && !last.matches(':disabled'),
    )
    const gone = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(last!) && !isPage(node)),
    )
    if (isOpenAgain) focusElement(last)
    else if (gone && !last.isConnected) focusElement(nextFocusOf(gone))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    observer.disconnect()
    removeEventListener('pointerdown', onPointer, true)
    removeEventListener('keydown', onKey, true)
    removeEventListener('focusin', onFocus)
  }
}

const isPage = (node: Node) => node instanceof Element && node.querySelector('h1') !== null

/** Whom the focus goes to when a child of `target` left the place behind `previousSibling`. */
function nextFocusOf({ target, previousSibling }: MutationRecord) {
  if (!(target instanceof Element)) return undefined
  const children = [...target.children]
  const isBefore = (child: Element) =>
    child === previousSibling ||
    (previousSibling && child.compareDocumentPosition(previousSibling) & Node.DOCUMENT_POSITION_FOLLOWING)
  const ways = (among: Element[]) =>
    among
      .flatMap((child) => [child, ...child.querySelectorAll(FOCUSABLE)])
      .filter((one) => one.matches(FOCUSABLE) && one.checkVisibility())
  return (
    ways(children.filter((child) => !isBefore(child)))[0] ??
    ways(children.filter(isBefore)).at(-1) ??
    target.closest(REGIONS)
  )
}

function focusElement(place: Element | null | undefined) {
  if (!(place instanceof HTMLElement)) return
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
