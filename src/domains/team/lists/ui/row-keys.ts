import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Moves the focus between the links of rows (`data-row`) with the arrows or j and k, and chooses the row with x. Enter
 * is the link's own. Not while something is typed.
 */
export const moveByKeys = (choose: (id: string) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || target instanceof HTMLInputElement) return
  const id = target.dataset.row
  if (id === undefined) return
  if (key === 'x') {
    event.preventDefault()
    choose(id)
    return
  }
  const step = STEPS[key]
  if (step === undefined) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  event.preventDefault()
  links[links.indexOf(target) + step]?.focus()
}
