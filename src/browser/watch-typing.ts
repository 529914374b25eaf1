/** Where what was typed is kept in the tab, for the second of a reload. */
export const TYPED_TEXTS = 'sensitivos-digitado'

const touched = new WeakSet<EventTarget>()

/** From now on, what somebody types is told from what a page shows by itself. */
export const watchTyping = () =>
  document.addEventListener('input', ({ target }) => void (target && touched.add(target)), {
    capture: true,
    passive: true,
  })

export const isTouched = (control: EventTarget) => touched.has(control)
