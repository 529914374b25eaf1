import { useSyncExternalStore } from 'react'

let cep = ''
const listeners = new Set<() => void>()

/** Where the cart shall be sent: as short-lived as the cart itself. Empty: not asked yet. */
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
