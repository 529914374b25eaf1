import { Button } from '#browser/kit/buttons/button.tsx'
import { type Coins, readLines, spokenLines } from '#domains/oracles/draws.rules.ts'
import { CoinTray } from '#domains/oracles/iching/ui/coin-tray.tsx'
import { GrowingHexagram } from '#domains/oracles/iching/ui/growing-hexagram.tsx'
import { HexagramFigure } from '#domains/oracles/iching/ui/hexagram-figure.tsx'
import { isFinished, isShown, type Spread } from '../../../table/spread.rules.ts'
import { Fold } from './fold.tsx'
import { changesOf, linesOfPlaces } from './hexagram-words.ts'
import { HexagramMeaning } from './meaning.tsx'

type Props = { spread: Spread; mayThrow: boolean; isBusy: boolean; onThrow: (line: number) => void }

/** Six throws of three coins, the lowest line first, and the hexagram that grows of them. */
export function HexagramTable({ spread, mayThrow, isBusy, onThrow }: Props) {
  const throws = spread.places.flatMap(({ coins }) => (coins ? [coins as Coins] : []))
  const next = spread.places.findIndex((place) => !isShown(place))
  if (isFinished(spread)) return <Hexagram spread={spread} />
  return (
    <div className="mx-auto grid w-full max-w-lg gap-5">
      <GrowingHexagram throws={throws} />
      <div className="mx-auto grid w-full max-w-72 gap-4">
        <CoinTray coins={throws.at(-1)} place={throws.length} />
        {mayThrow && (
          <Button busy={isBusy} onClick={() => onThrow(next)}>
            {throws.length === 0 ? 'Lançar as moedas' : `Lançar a ${next + 1}ª linha`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A whole hexagram with its name, and the second one where lines change. */
function Hexagram({ spread }: { spread: Pick<Spread, 'places'> }) {
  const lines = linesOfPlaces(spread.places)
  const { figure } = readLines(lines)
  return (
    <div className="mx-auto grid w-full max-w-lg justify-items-center gap-4">
      <HexagramFigure
        lines={lines}
        name={spokenLines(lines)}
        className="w-36 starting:opacity-0 transition-opacity duration-200"
      />
      <p className="text-center">
        <span className="block text-quiet text-sm tabular-nums">Figura {figure.number}</span>
        <span className="font-display text-2xl">{figure.name}</span>
        <span className="block text-quiet text-sm">
          <span lang="zh-Latn">{figure.pinyin}</span> · {figure.upper.name} sobre {figure.lower.name}
        </span>
      </p>
      <p className="text-balance text-center text-sm">{changesOf(spread.places)}</p>
      <div className="w-full border-line border-t">
        <Fold summary={`O que diz ${figure.name}`}>
          <HexagramMeaning places={spread.places} />
        </Fold>
      </div>
    </div>
  )
}
