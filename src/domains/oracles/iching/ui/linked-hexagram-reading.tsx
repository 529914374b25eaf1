import { LinkedDraw } from '../../draw/ui/linked-draw.tsx'
import { HexagramReading } from './hexagram-reading.tsx'

/** The reading in the URL. The question was never sent, so it is not shown. */
export const LinkedHexagramReading = ({ id, onAgain }: { id: string; onAgain: () => void }) => (
  <LinkedDraw id={id} kind="iching" againWords="Lançar as moedas" onAgain={onAgain}>
    {(draw) => <HexagramReading draw={draw} onAgain={onAgain} />}
  </LinkedDraw>
)
