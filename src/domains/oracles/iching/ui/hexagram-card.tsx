import type { ReactNode } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { type LineSum, spokenLines, withoutChanges } from '../coins.rules.ts'
import { HexagramFigure } from './hexagram-figure.tsx'

type Props = {
  lines: readonly LineSum[]
  number: number
  pinyin: string
  upper: TrigramSummary
  lower: TrigramSummary /** The name as a heading of the right level. */
  heading: ReactNode
  children: ReactNode
}

/** A hexagram with its name, its trigrams and a text. */
export const HexagramCard = ({ lines, number, pinyin, upper, lower, heading, children }: Props) => (
  <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <Card className="grid justify-items-center gap-6 text-center">
      <HexagramFigure lines={lines} name={spokenLines(lines)} className="mt-3 w-36" />
      <div>
        <p className="text-quiet text-sm tabular-nums">Figura {number}</p>
        {heading}
        <p className="text-quiet text-sm">
          <span lang="zh-Latn">{pinyin}</span> · {upper.name} sobre {lower.name}
        </p>
      </div>
      <TrigramFacts lines={lines} upper={upper} lower={lower} />
    </Card>
    {children}
  </div>
)

/** The name of a trigram and what it represents. */
type TrigramSummary = { name: string; image: string }

/** The two trigrams of a hexagram, the upper one first. */
const TrigramFacts = ({
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
