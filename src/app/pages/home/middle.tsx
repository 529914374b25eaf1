import { FEATURED_WORDS } from '#domains/consultants/featured/rules.ts'
import { FreeTools } from '#domains/oracles/ui/free-tools.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Services } from './services.tsx'

export { Banner } from './banner.tsx'
export { Invitation } from './invitation.tsx'
export { WhoIsNext } from '#domains/scheduling/ui/who-is-next.tsx'

/** What of the home page never changes: who may be featured, the free tools, the services (spec §2), how it works. */
export const Middle = () => (
  <>
    <details className="page pb-6 text-quiet text-sm">
      <summary className="prose-link">Por que estas pessoas?</summary>
      <p className="measure mt-2">
        Só aparece em destaque quem tem {FEATURED_WORDS} Entre estas pessoas, vem antes quem está online, e então a
        nota. Ninguém paga para aparecer aqui.
      </p>
    </details>
    <div className="page pb-8">
      <FreeTools />
    </div>
    <Services />
    <HowItWorks />
  </>
)
