import { useSyncExternalStore } from 'react'

let cep = ''
const listeners = new Set<() => void>()

/** The CEP for delivery, kept as long as the cart. Empty: not entered yet. */
export function setDeliveryCep(next: string) {
  cep = next
  for (const notify of listeners) notify()
}

export const useDeliveryCep = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => cep,
    () => '',
  )
