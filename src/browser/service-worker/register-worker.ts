import { toast } from '#browser/kit/toast.ts'
import { workerUrl } from '#browser/trusted.ts'

const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1000
const NOTICE_MS = 60_000

/**
 * Installs the service worker, and says when a new build of the site is waiting. A browser without workers does
 * without.
 */
export async function registerWorker() {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers) return
  const registration = await workers.register(workerUrl(), { scope: '/', updateViaCache: 'none' })
  lookNowAndThen(registration)
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first one ever replaces nothing, so there is nothing to say.
      if (coming.state === 'installed' && workers.controller) offer(coming)
    })
  })
}

/** Only who accepts is reloaded: another tab may be in the middle of a conversation. */
function offer(waiting: ServiceWorker) {
  toast({
    title: 'O site tem uma versão nova',
    description: 'Leva um instante. Se você está escrevendo algo, termine antes: ela espera.',
    durationMs: NOTICE_MS,
    action: {
      words: 'Atualizar agora',
      onClick: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        waiting.postMessage('take-over', [])
      },
    },
  })
}

/** Whoever keeps a tab open for days learns of a new build when coming back to it. */
function lookNowAndThen(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_AFTER_MS) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}
