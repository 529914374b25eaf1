import { tableOf } from '../../draw/rules.ts'
import { ProofPanel } from '../../draw/ui/proof-panel.tsx'
import { ReturnedDraw } from '../../draw/ui/returned-draw.tsx'
import { isCast } from '../casts/rules.ts'
import { MEANINGS } from '../meanings/ui/meanings.ts'
import { runeName } from '../rules.ts'
import { Leaves } from './leaves/leaves.tsx'

/** A reading that the address names: every stone turned. The question was never sent, so it is not here. */
export const ReturnedReading = ({ id, onAgain }: { id: string; onAgain: () => void }) => (
  <ReturnedDraw id={id} kind="runas" againWords="Tirar outras runas" onAgain={onAgain}>
    {(draw) =>
      isCast(draw.layout) && (
        <Leaves
          cast={draw.layout}
          drawn={tableOf(draw.events).chosen}
          meanings={MEANINGS}
          isOpen
          onAgain={onAgain}
          proof={<ProofPanel draw={draw} nameOf={runeName} />}
        />
      )
    }
  </ReturnedDraw>
)
