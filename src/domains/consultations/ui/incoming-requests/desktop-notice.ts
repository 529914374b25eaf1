import { useEffect, useSyncExternalStore } from 'react'

type Permission = NotificationPermission | 'unsupported'

const permissionNow = (): Permission => (typeof Notification === 'undefined' ? 'unsupported' : Notification.permission)

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** The server does not know, and paints as if there were none. */
const onServer = (): Permission => 'unsupported'

async function ask() {
  await Notification.requestPermission()
  for (const listener of listeners) listener()
}

/** Whether the system may show a request while another window is in front; `ask` belongs in a click. */
export const useNoticePermission = () => ({
  permission: useSyncExternalStore(subscribe, permissionNow, onServer),
  ask,
})

type Notice = { id: string; title: string; body: string }

/** A notice of the system while this page is not in front. It goes with the request; a click on it opens the page. */
export function useDesktopNotice(notice: Notice | undefined, onOpen: (id: string) => void) {
  const { id, title, body } = notice ?? {}
  useEffect(() => {
    if (!id || !title || permissionNow() !== 'granted' || !document.hidden) return
    let shown: Notification
    try {
      // The bell of the page sounds already. One tag: several tabs show one notice.
      shown = new Notification(title, { body: body ?? '', tag: id, icon: '/icons/apple-touch-180.png', silent: true })
    } catch {
      return // Android has them for service workers only: there sound and title remain.
    }
    shown.onclick = () => {
      window.focus()
      onOpen(id)
      shown.close()
    }
    return () => shown.close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one notice for each request; the callback is another one each time
  }, [id, title, body])
}
