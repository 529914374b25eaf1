import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const INVALID = '[aria-invalid="true"]'
const CONTROLS = 'input, select, textarea, button'

/**
 * When a submitted form shows errors, focuses the first invalid control, so that screen readers announce it and small
 * screens scroll to it. Does nothing once the person has typed or moved on.
 */
export function focusFirstInvalid(): () => void {
  let sent: HTMLFormElement | undefined
  const onSubmit = ({ target }: SubmitEvent) => void (sent = target instanceof HTMLFormElement ? target : undefined)
  const forget = () => void (sent = undefined)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', forget)
  addEventListener('focusin', forget)
  const observer = new MutationObserver(() => {
    const faulty = sent?.querySelector(INVALID)
    const control = faulty?.matches(CONTROLS) ? faulty : faulty?.querySelector(CONTROLS)
    if (control instanceof HTMLElement && control !== document.activeElement) control.focus()
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] })
  return () => {
    observer.disconnect()
    removeEventListener('submit', onSubmit, true)
    removeEventListener('input', forget)
    removeEventListener('focusin', forget)
  }
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
const REGIONS = 'section, article, form, dialog, main'

/**
 * When the focused element is removed, focuses what took its place, else its neighbour, else the region around it. A
 * control that was disabled for a moment is focused again. Nothing happens after pointer input or when the whole page
 * was replaced.
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
      .filter((one) => one.matches(FOCUSABLE) && one.getClientRects().length > 0)
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

/** After a client navigation, keyboard and screen reader start at the new content, as on a fresh page. */
export function useFocusOnNavigation() {
  const { pathname, search } = useLocation()
  const last = useRef({ pathname, search })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, search }
    // A changed filter keeps the focus; another page of the list, whose focused link is gone, moves it to the content.
    const isElsewhere =
      before.pathname !== pathname || (before.search !== search && isFocusLost(document.activeElement))
    if (isElsewhere && !location.hash) document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname, search])
}

/** Whether nothing is focused, or something outside the viewport. */
function isFocusLost(focused: Element | null) {
  if (!focused || focused === document.body) return true
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight
}
