import { useSyncExternalStore } from 'react'

export type ToastAction = { words: string; onClick: () => void }
export type ToastWords = {
  title: string
  description?: string
  action?: ToastAction
  variant?: 'default' | 'destructive'
  durationMs?: number
}
export type ShownToast = ToastWords & { id: number; open: boolean }

/** Spec §9: one visible, gone from memory 1,000,000 ms after it was dismissed. */
const MOST_VISIBLE = 1
const REMOVE_AFTER_MS = 1_000_000

type Later = (act: () => void, ms: number) => void

/** The notices of one page. The newest pushes out the older ones. */
export function toastStore(later: Later = (act, ms) => void setTimeout(act, ms)) {
  let toasts: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly ShownToast[]) => {
    toasts = next
    for (const tell of listeners) tell()
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
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }
  return { show, dismiss, subscribe, list: () => toasts }
}

const store = toastStore()
const NONE: readonly ShownToast[] = []

/** Tells the person something in passing. Answers with a way to change it or take it away. */
export const toast = store.show
export const dismissToast = store.dismiss
export const useToasts = () => useSyncExternalStore(store.subscribe, store.list, () => NONE)
