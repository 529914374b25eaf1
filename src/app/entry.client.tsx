import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { stopCapturingEvents } from '#browser/early-events.ts'

stopCapturingEvents()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

async function installWorker() {
  const { registerServiceWorker } = await import('#browser/register-service-worker.ts')
  await registerServiceWorker()
}

// Delayed so that precaching does not compete with the page's own downloads on the first visit.
const installWorkerLater = () => setTimeout(() => void installWorker().catch(console.error), 2_000)
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') installWorkerLater()
  else addEventListener('load', installWorkerLater, { once: true })
}
