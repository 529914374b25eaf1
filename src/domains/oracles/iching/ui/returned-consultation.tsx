import { ReturnedDraw } from '../../draw/ui/returned-draw.tsx'
import { Consultation } from './consultation.tsx'

/** A reading that the address names. The question was never sent, so it is not here. */
export const ReturnedConsultation = ({ id, onAgain }: { id: string; onAgain: () => void }) => (
  <ReturnedDraw id={id} kind="iching" againWords="Lançar as moedas" onAgain={onAgain}>
    {(draw) => <Consultation draw={draw} onAgain={onAgain} />}
  </ReturnedDraw>
)
