import { useEffect, useRef } from 'react'

/** A notification of the service worker that was pressed: which of its buttons (none: itself), and where it leads. */
export type NotificationPress = { action: string; path: string }

/**
 * Hears of pressed notifications, also of the one that opened this page. Only a press on this device makes one, and one
 * page alone gets it: an address that somebody sends does nothing here.
 */
export function useNotificationPress(onPress: (press: NotificationPress) => void) {
  const newest = useRef(onPress)
  useEffect(() => {
    newest.current = onPress
  })
  useEffect(() => {
    const workers = (navigator as Partial<Navigator>).serviceWorker
    if (!workers) return
    async function take() {
      const { active } = await workers!.ready
      const line = new MessageChannel()
      line.port1.onmessage = ({ data }) => {
        if (data) newest.current(data as NotificationPress)
        line.port1.close()
      }
      active?.postMessage('take-press', [line.port2])
    }
    const hear = ({ data }: MessageEvent) => {
      if (data === 'pressed') void take()
    }
    workers.addEventListener('message', hear)
    void take()
    return () => workers.removeEventListener('message', hear)
  }, [])
}
