import type { Control, TypedValue } from './replay-input.ts'

export type EarlyEvents = {
  isHolding: () => boolean
  replay: (replayInput: (control: Control, typed: TypedValue) => void) => void
}
declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/**
 * Runs in the head: remembers what is typed, holds submitted forms and pressed buttons in order, and replays it all,
 * what was typed first; until then React hears nothing of them. Inlined as text: it imports types only.
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
    else holdClick(event, target.closest?.('button'))
  }

  function holdSubmit(event: SubmitEvent, form: HTMLFormElement) {
    if (form.hasAttribute('action')) return
    event.preventDefault()
    keep(event, () => form.requestSubmit(event.submitter))
  }

  /** A button that submits a form is held as the form's submission. */
  function holdClick(event: Event, button: HTMLButtonElement | null | undefined) {
    if (button && (button.type !== 'submit' || !button.form)) keep(event, () => button.click())
  }

  function keep(event: Event, act: () => void) {
    event.stopImmediatePropagation()
    heldEvents.push(act)
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
    replay(replayInput) {
      for (const kind of heldKinds) document.removeEventListener(kind, hold, true)
      document.removeEventListener('input', rememberInput, true)
      typedValues.forEach((typed, control) => replayInput(control, typed))
      typedValues.clear()
      heldEvents.splice(0).forEach(replayEvent)
    },
  }
}
