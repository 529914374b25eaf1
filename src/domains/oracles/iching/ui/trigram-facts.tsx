import { withoutChanges, type LineSum } from '../coins.rules.ts'
import { HexagramFigure } from './hexagram-figure.tsx'

/** The name of a trigram and what it represents. */
export type TrigramSummary = { name: string; image: string }

/** The two trigrams of a hexagram, the upper one first. */
export const TrigramFacts = ({
  lines,
  upper,
  lower,
}: {
  lines: readonly LineSum[]
  upper: TrigramSummary
  lower: TrigramSummary
}) => {
  const still = withoutChanges(lines)
  const isDoubled = upper.name === lower.name
  return (
    <ul className="grid w-full gap-4 border-line border-t pt-5 text-left text-sm">
      <Fact half={upper} where={isDoubled ? 'em cima e embaixo' : 'em cima'} lines={still.slice(3)} />
      {!isDoubled && <Fact half={lower} where="embaixo" lines={still.slice(0, 3)} />}
    </ul>
  )
}

const Fact = ({
  half: { name, image },
  where,
  lines,
}: {
  half: TrigramSummary
  where: string
  lines: readonly LineSum[]
}) => (
  <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-4">
    <HexagramFigure lines={lines} className="mt-1" />
    <p>
      <span className="font-semibold">{name}</span>, {where}: <span className="text-quiet">{image}.</span>
    </p>
  </li>
)
