export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was typed or chosen in a control. */
export type TypedValue = { value: string; checked?: boolean }

/**
 * Replays what was typed into a control before hydration. React ignores a value that is already there and a form
 * library may have set its own default, so the control first gets another value, then the person's with its event.
 */
export function replayInput(control: Control, { value, checked }: TypedValue) {
  if (!control.isConnected) return
  // This event makes React hydrate the part and begin to track the control's value.
  dispatch(control, 'input')
  if (control instanceof HTMLSelectElement) return setControl(control, 'value', value, 'change')
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = !checked
    return setControl(control, 'checked', Boolean(checked), 'click')
  }
  control.value = control.defaultValue
  setControl(control, 'value', value, 'input')
}

/**
 * Uses the prototype's setter, because React replaces the control's own and would not notice a change. A synthetic
 * event alone changes nothing.
 */
function setControl(control: Control, name: 'value' | 'checked', written: string | boolean, event: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, name)
  own?.set?.call(control, written)
  dispatch(control, event)
}

const dispatch = (control: Control, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }))
