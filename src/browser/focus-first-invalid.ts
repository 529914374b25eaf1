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
