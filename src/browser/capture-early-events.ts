import type { Control, TypedValue } from './replay-input.ts'

export type EarlyEvents = {
  isHolding: () => boolean
  stop: () => void
  replay: (replayInput: (control: Control, typed: TypedValue) => void) => void
}
declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/**
 * Runs in the head, before React listens: remembers what is typed or chosen, holds submitted forms and pressed buttons
 * in order, and lets all of it be replayed. Links, and forms with an address, work without scripts. Inlined as text: it
 * imports types only.
 */
export default function captureEarlyEvents() {
  const heldKinds = ['submit', 'click'] as const
  const heldEvents: (() => void)[] = []
  const typedValues = new Map<Control, TypedValue>()

  function rememberInput({ target }: Event) {
    const control = target as Control & { checked?: boolean }
    // What was left last comes last.
    typedValues.delete(control)
    typedValues.set(control, { value: control.value, checked: control.checked! })
  }

  function hold(event: Event) {
    const target = event.target as HTMLElement
    if (event.type === 'submit') holdSubmit(event as SubmitEvent, target as HTMLFormElement)
    else holdClick(target.closest?.('button'))
  }

  function holdSubmit(event: SubmitEvent, form: HTMLFormElement) {
    if (form.hasAttribute('action')) return
    event.preventDefault()
    heldEvents.push(() => form.requestSubmit(event.submitter))
  }

  /** A button that submits a form is held as the form's submission. */
  function holdClick(button: HTMLButtonElement | null | undefined) {
    if (button && (button.type !== 'submit' || !button.form)) heldEvents.push(() => button.click())
  }

  function replayEvent(act: () => void) {
    try {
      act()
    } catch (error) {
      console.error(error)
    }
  }

  for (const kind of heldKinds) document.addEventListener(kind, hold, true)
  document.addEventListener('input', rememberInput, true)

  window.earlyEvents = {
    isHolding: () => heldEvents.length + typedValues.size > 0,
    stop() {
      for (const kind of heldKinds) document.removeEventListener(kind, hold, true)
    },
    replay(replayInput) {
      document.removeEventListener('input', rememberInput, true)
      typedValues.forEach((typed, control) => replayInput(control, typed))
      typedValues.clear()
      heldEvents.splice(0).forEach(replayEvent)
    },
  }
}
