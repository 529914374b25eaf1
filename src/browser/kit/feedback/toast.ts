import { useSyncExternalStore } from 'react'

export type ToastAction = { words: string; onClick: () => void }
export type ToastWords = {
  title: string
  description?: string
  action?: ToastAction
  variant?: 'default' | 'destructive'
  durationMs?: number
  /** The address of the page that it belongs to: opening another one dismisses it. */
  page?: string
}
export type ShownToast = ToastWords & { id: number; open: boolean }

/** Spec §9: one visible at a time, removed 1,000,000 ms after it was dismissed. */
const MOST_VISIBLE = 1
const REMOVE_AFTER_MS = 1_000_000

type Later = (act: () => void, ms: number) => void

/** The toasts of one page. A new one replaces the current one. */
export function toastStore(later: Later = (act, ms) => void setTimeout(act, ms)) {
  let toasts: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly ShownToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, part: Partial<ShownToast>) =>
    become(toasts.map((toast) => (toast.id === id ? { ...toast, ...part } : toast)))

  const dismiss = (id: number) => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return
    change(id, { open: false })
    later(() => become(toasts.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS)
  }
  const show = (words: ToastWords) => {
    const id = ++lastId
    become([{ ...words, id, open: true }, ...toasts].slice(0, MOST_VISIBLE))
    return { id, update: (changed: Partial<ToastWords>) => change(id, changed), dismiss: () => dismiss(id) }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const leaveOtherPages = (here: string) => {
    for (const { id, page } of toasts) if (page !== undefined && page !== here) dismiss(id)
  }
  return { show, dismiss, leaveOtherPages, subscribe, list: () => toasts }
}

const store = toastStore()
const NONE: readonly ShownToast[] = []

/** Shows a toast. Returns how to update or dismiss it. */
export const toast = store.show
export const dismissToast = store.dismiss
/** Dismisses the toasts of other pages than this address. */
export const leaveOtherPages = store.leaveOtherPages
export const useToasts = () => useSyncExternalStore(store.subscribe, store.list, () => NONE)
