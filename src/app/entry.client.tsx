import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followBuilds, quietly } from '#browser/late-code.ts'
import { surviveTranslation } from '#browser/translated-text.ts'

followBuilds()
surviveTranslation()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

async function installWorker() {
  const worker = await quietly(() => import('#browser/register-service-worker.ts'))
  await worker?.registerServiceWorker()
}

// Delayed so that precaching does not compete with the page's own downloads on the first visit.
const installWorkerLater = () => setTimeout(() => void installWorker().catch(console.error), 2_000)
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') installWorkerLater()
  else addEventListener('load', installWorkerLater, { once: true })
}
