export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What a person made of a control. */
export type TypedValue = { value: string; checked?: boolean }

/**
 * Tells the page's code what was typed or chosen in a control before it listened. React takes what it found in the
 * control for what it painted itself, and a form library may have put its own beginning there: so the control first
 * says something else, as code would write it, and then, as a person writes, what the person wrote.
 */
export function replayInput(control: Control, { value, checked }: TypedValue) {
  if (!control.isConnected) return
  // React wakes the part that an event is meant for; only from then on does it watch the control.
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
 * Past the setter that React has put over the control's own, or it would not notice; an event that nobody made presses
 * nothing.
 */
function setControl(control: Control, name: 'value' | 'checked', written: string | boolean, event: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, name)
  own?.set?.call(control, written)
  dispatch(control, event)
}

const dispatch = (control: Control, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }))
