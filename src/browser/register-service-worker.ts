import { toast } from '#browser/kit/feedback/toast.ts'
import { serviceWorkerUrl } from '#browser/trusted-types.ts'

const UPDATE_CHECK_MS = 60 * 60 * 1000
const NOTICE_MS = 60_000

/**
 * Installs the service worker, and says when a new build of the site is waiting. A browser without workers does
 * without.
 */
export async function registerServiceWorker() {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers) return
  const registration = await workers.register(serviceWorkerUrl(), { scope: '/', updateViaCache: 'none' })
  checkForUpdates(registration)
  if (registration.waiting) offerUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first one ever replaces nothing, so there is nothing to say.
      if (coming.state === 'installed' && workers.controller) offerUpdate(coming)
    })
  })
}

/** Only who accepts is reloaded: another tab may be in the middle of a conversation. */
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

/** Whoever keeps a tab open for days learns of a new build when coming back to it. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < UPDATE_CHECK_MS) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}
