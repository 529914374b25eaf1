import { CardPicture } from '../../deck/ui/card-picture.tsx'
import { BOARD_WIDTHS } from '../../reading/ui/reading.tsx'
import type { Spread } from '../../spreads/rules.ts'
import { Board } from './board.tsx'
import { Tabletop } from './tabletop.tsx'

/** All cards chosen, none known yet. */
export const FaceDown = ({ spread }: { spread: Spread }) => (
  <Tabletop className="px-4 py-6 sm:px-8 sm:py-8">
    <Board spread={spread} label="As cartas escolhidas" className={BOARD_WIDTHS[spread.id]}>
      {({ name }) => <CardPicture card="verso" name={`${name}: virada para baixo`} className="size-full" />}
    </Board>
  </Tabletop>
)
