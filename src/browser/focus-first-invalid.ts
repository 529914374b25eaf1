const INVALID = '[aria-invalid="true"]'
const CONTROLS = 'input, select, textarea, button'

/**
 * When a form that was just sent shows faults, the first one is focused: a screen reader says it, a small screen
 * scrolls to it. Whoever typed or moved on in the meantime is not called back.
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
