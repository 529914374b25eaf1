/** What a browser can do about pushes: no such thing, after installing the site (iPhone, iPad), forbidden, or ready. */
export type PushSupport = 'unsupported' | 'to-install' | 'denied' | 'ready'

type Facts = {
  hasPush: boolean
  permission: NotificationPermission | undefined
  isAppleMobile: boolean
  isInstalled: boolean
}

export function supportOf({ hasPush, permission, isAppleMobile, isInstalled }: Facts): PushSupport {
  if (isAppleMobile && !isInstalled) return 'to-install'
  if (!hasPush || permission === undefined) return 'unsupported'
  return permission === 'denied' ? 'denied' : 'ready'
}

/** The same of this browser, now. */
export const supportHere = (): PushSupport =>
  supportOf({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    // An iPad says that it is a Mac, which has no touch screen.
    isAppleMobile:
      /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  })
