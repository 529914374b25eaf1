import { Money } from '#browser/kit/display/money.tsx'
import type { Consultation } from '../../../state/contract.ts'
import { earnedSoFar } from '../../earned-so-far.ts'

/** What the consultant has earned with the shown time, by the rule of the settlement. */
export const OwnShare = ({ consultation: c, ms }: { consultation: Consultation; ms: number }) => (
  <Money amount={earnedSoFar(c, ms) ?? c.consultantCents} className="font-semibold text-ink" />
)
