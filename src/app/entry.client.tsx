import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { stopHolding } from '#browser/held-acts.ts'

stopHolding()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

async function installWorker() {
  const { registerWorker } = await import('#browser/service-worker/register-worker.ts')
  await registerWorker()
}

// After everything else: the first visit does not share its network with what the second one needs.
const afterwards = () => setTimeout(() => void installWorker().catch(console.error), 2_000)
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') afterwards()
  else addEventListener('load', afterwards, { once: true })
}
