import { toast } from '#browser/kit/feedback/toast.ts'
import { serviceWorkerUrl } from '#browser/trusted-types.ts'

const UPDATE_CHECK_MS = 60 * 60 * 1000
const NOTICE_MS = 60_000

/** Installs the service worker where supported, and offers a reload when a new build is waiting. */
export async function registerServiceWorker() {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers) return
  const registration = await workers.register(serviceWorkerUrl(), { scope: '/', updateViaCache: 'none' })
  checkForUpdates(registration)
  if (registration.waiting) offerUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first worker replaces none, so there is no update to offer.
      if (coming.state === 'installed' && workers.controller) offerUpdate(coming)
    })
  })
}

/** Reloads only on request: another tab may be in the middle of a consultation. */
function offerUpdate(waiting: ServiceWorker) {
  toast({
    title: 'O site tem uma versão nova',
    description: 'Leva um instante. Se você está escrevendo algo, termine antes: ela espera.',
    durationMs: NOTICE_MS,
    action: {
      words: 'Atualizar agora',
      onClick: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('skip-waiting', [])
      },
    },
  })
}

/** Checks for a new build when a tab that was open for long becomes visible again. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < UPDATE_CHECK_MS) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}
