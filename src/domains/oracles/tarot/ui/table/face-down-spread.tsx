import { CardPicture } from '../card-picture.tsx'
import { BOARD_WIDTHS } from '../../reading/ui/spread-reading.tsx'
import type { Spread } from '../../spreads/rules.ts'
import { SpreadBoard } from './spread-board.tsx'
import { Tabletop } from './tabletop.tsx'

/** All cards chosen, all still face down. */
export const FaceDownSpread = ({ spread }: { spread: Spread }) => (
  <Tabletop className="px-4 py-6 sm:px-8 sm:py-8">
    <SpreadBoard spread={spread} label="As cartas escolhidas" className={BOARD_WIDTHS[spread.id]}>
      {({ name }) => <CardPicture card="verso" name={`${name}: virada para baixo`} className="size-full" />}
    </SpreadBoard>
  </Tabletop>
)
