const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
const REGIONS = 'section, article, form, dialog, main'

/**
 * When the focused element is removed, focuses what took its element, else its neighbour, else the region around it; a
 * control that was disabled for a moment is focused again. Does nothing after pointer input, when the focus has moved,
 * or when the whole page was replaced.
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

/** What to focus when a child of `target` was removed after `previousSibling`. */
function nextFocusOf({ target, previousSibling }: MutationRecord) {
  if (!(target instanceof Element)) return undefined
  const children = [...target.children]
  const isBefore = (child: Element) =>
    child === previousSibling ||
    (previousSibling && child.compareDocumentPosition(previousSibling) & Node.DOCUMENT_POSITION_FOLLOWING)
  const focusable = (among: Element[]) =>
    among
      .flatMap((child) => [child, ...child.querySelectorAll(FOCUSABLE)])
      .filter((one) => one.matches(FOCUSABLE) && one.checkVisibility())
  return (
    focusable(children.filter((child) => !isBefore(child)))[0] ??
    focusable(children.filter(isBefore)).at(-1) ??
    target.closest(REGIONS)
  )
}

function focusElement(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
