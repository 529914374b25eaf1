import type { ReactNode } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { type LineSum, spokenLines } from '../coins.rules.ts'
import { HexagramFigure } from './hexagram-figure.tsx'
import { type TrigramSummary, TrigramFacts } from './trigram-facts.tsx'

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
