import { FreeTools } from '#domains/oracles/ui/free-tools.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Services } from './services.tsx'

/** What of the home page never changes: the free tools, the six services (spec §2), how it works. */
export const Middle = () => (
  <>
    <div className="page pb-8">
      <FreeTools />
    </div>
    <Services />
    <HowItWorks />
  </>
)
