import { drawStateOf } from '../../draw/rules.ts'
import { VerificationPanel } from '../../draw/ui/verification-panel.tsx'
import { LinkedDraw } from '../../draw/ui/linked-draw.tsx'
import { KeptNote } from '../../ui/kept-note.tsx'
import { isCast } from '../casts.rules.ts'
import { MEANINGS } from './meanings.ts'
import { runeName } from '../rules.ts'
import { StonesReading } from './reading/stones-reading.tsx'

/** The reading in the URL, with every stone turned. The question was never sent, so it is not shown. */
export const LinkedRuneReading = ({ id, onAgain }: { id: string; onAgain: () => void }) => (
  <LinkedDraw id={id} kind="runas" againWords="Tirar outras runas" onAgain={onAgain}>
    {(draw) =>
      isCast(draw.layout) && (
        <StonesReading
          cast={draw.layout}
          drawn={drawStateOf(draw.events).chosen}
          meanings={MEANINGS}
          isOpen
          onAgain={onAgain}
          proof={
            <>
              <KeptNote draw={draw} />
              <VerificationPanel draw={draw} nameOf={runeName} />
            </>
          }
        />
      )
    }
  </LinkedDraw>
)
