import type { Control, TypedValue } from './replay-input.ts'
import { tabStorage } from './storage.ts'
import { isTouched, TYPED_TEXTS } from './watch-typing.ts'

export type KeptText = TypedValue & { name: string; nth: number }

/** Secrets are typed again, and files cannot be put back. */
const isKept = (control: Control) =>
  !/^(password|hidden|file|submit|button)$/.test(control.type) && !/^(cc-|one-time-code)/.test(control.autocomplete)

/** The fields of this page, by what tells them apart after a reload. */
export const controlsOf = () =>
  [...document.querySelectorAll<Control>('input, textarea, select')].filter(isKept).map((control, at, all) => {
    const name = nameOf(control)
    return { control, name, nth: all.slice(0, at).filter((other) => nameOf(other) === name).length }
  })
const nameOf = (control: Control) =>
  [control.type, control.name, control.labels?.[0]?.textContent ?? control.getAttribute('aria-label')].join('|')

export const typedIn = (control: Control): TypedValue =>
  'checked' in control ? { value: control.value, checked: control.checked } : { value: control.value }

/** Keeps what stands in the fields of this page until it has been loaded anew. */
export function keepTypedTexts() {
  const typed = controlsOf().filter(({ control }) => isTouched(control))
  const kept = typed.map(({ control, name, nth }) => ({ ...typedIn(control), name, nth }))
  if (kept.length > 0) tabStorage.set(TYPED_TEXTS, JSON.stringify(kept))
}
