import { useId } from 'react'
import { classes } from '#browser/kit/layout/classes.ts'
import { spreadOf } from '#domains/oracles/draws.rules.ts'
import { SpreadBoard } from '#domains/oracles/tarot/ui/table/spread-board.tsx'
import { nameOfPiece } from '../../../table/names.rules.ts'
import { isFilled, isShown, type Spread, type TablePlace } from '../../../table/spread.rules.ts'
import { Fold } from './fold.tsx'
import { PieceMeaning } from './meaning.tsx'
import { Piece } from './piece.tsx'
import { whichOf } from './table-words.ts'

/** How many lie side by side, and how wide each may be. */
const COLUMNS: Readonly<Record<Spread['kind'], (count: number) => string>> = {
  tarot: (count) =>
    [
      '',
      'grid-cols-[minmax(0,12rem)]',
      'grid-cols-[repeat(2,minmax(0,10.5rem))]',
      'grid-cols-[repeat(3,minmax(0,10.5rem))]',
    ][count] ?? 'grid-cols-[repeat(auto-fill,minmax(min(6.5rem,28%),1fr))]',
  runas: (count) =>
    count === 1
      ? 'grid-cols-[minmax(0,9rem)]'
      : count === 3
        ? 'grid-cols-[repeat(3,minmax(0,7rem))]'
        : 'grid-cols-[repeat(3,minmax(0,7rem))] @lg:grid-cols-[repeat(5,minmax(0,7rem))]',
  iching: () => '',
}

type Props = { spread: Spread; mayTurn: boolean; onTurn: (place: number) => void }

/** The places of cards or runes: empty, face down, or turned with the name; whoever may turns them. */
export function Cloth({ spread, mayTurn, onTurn }: Props) {
  const { kind, places } = spread
  const id = useId()
  const shown = places.flatMap((place, at) => (isShown(place) ? [{ place, at }] : []))
  const lying = (at: number) => (
    <Lying spread={spread} at={at} mayTurn={mayTurn} onTurn={() => onTurn(at)} onRead={() => unfold(`${id}${at}`)} />
  )
  const cross = spread.layout === 'cruz-celta' && spreadOf('cruz-celta')
  return (
    <div className="grid gap-6">
      {cross ? (
        <SpreadBoard spread={cross} label="Na mesa" className="max-w-md">
          {(_place, at) => lying(at)}
        </SpreadBoard>
      ) : (
        <ol
          aria-label="Na mesa"
          className={classes('grid justify-center gap-x-3 gap-y-5 sm:gap-x-5', COLUMNS[kind](places.length))}
        >
          {places.map((place, at) => (
            <li key={at} className="grid content-start justify-items-center gap-1.5 text-center">
              {lying(at)}
              <p className="grid min-w-0 gap-0.5 text-sm leading-snug">
                <span className="text-quiet text-xs [overflow-wrap:anywhere]">{place.name}</span>
                <span className="font-display">{nameOfPiece(kind, place)}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {shown.length > 0 && (
        <div className="grid border-line border-t">
          {shown.map(({ place, at }) => (
            <Fold
              key={at}
              id={`${id}${at}`}
              summary={nameOfPiece(kind, place)}
              aside={cross ? `${at + 1}, ${place.name}` : place.name}
            >
              <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-[9rem_minmax(0,1fr)]">
                <Piece kind={kind} place={place} at={at} className="w-36" />
                <PieceMeaning kind={kind} place={place} />
              </div>
            </Fold>
          ))}
        </div>
      )}
    </div>
  )
}

/** Opens what a drawing says, and brings it into view. */
function unfold(id: string) {
  const fold = document.getElementById(id) as HTMLDetailsElement | null
  if (!fold) return
  fold.open = true
  fold.scrollIntoView({ block: 'nearest' })
}

type LyingProps = Omit<Props, 'onTurn'> & { at: number; onTurn: () => void; onRead: () => void }

/** One place: a press turns what lies face down, and leads from what is turned to its meaning. */
function Lying({ spread, at, mayTurn, onTurn, onRead }: LyingProps) {
  const { kind, places } = spread
  const place = places[at]!
  const width = kind === 'runas' ? 'w-full max-w-28' : 'w-full'
  if (!isFilled(place)) return <EmptyPlace place={place} number={at + 1} isStone={kind === 'runas'} />
  const isTurned = isShown(place)
  if (!isTurned && !mayTurn)
    return (
      <>
        <Piece kind={kind} place={place} at={at} className={width} />
        <span className="sr-only">{place.name}: virada para baixo</span>
      </>
    )
  return (
    <button
      type="button"
      onClick={isTurned ? onRead : onTurn}
      aria-label={
        isTurned
          ? `${place.name}: ${nameOfPiece(kind, place)}. Ler o que diz`
          : `Virar a ${whichOf(spread, at)}: ${place.name}`
      }
      className={classes('rounded-[5%] transition-transform duration-150 ease-out hover:-translate-y-1', width)}
    >
      <Piece kind={kind} place={place} at={at} className="w-full" />
    </button>
  )
}

const EmptyPlace = ({ place, number, isStone }: { place: TablePlace; number: number; isStone: boolean }) => (
  <span
    className={classes(
      'grid w-full place-items-center border border-edge border-dashed font-display text-quiet tabular-nums',
      isStone ? 'aspect-4/5 max-w-28 rounded-full' : 'aspect-7/12 rounded-sm',
    )}
  >
    <span aria-hidden="true" className={classes(place.across && '-rotate-90 self-start pt-1')}>
      {number}
    </span>
    <span className="sr-only">{place.name}: lugar vazio</span>
  </span>
)
