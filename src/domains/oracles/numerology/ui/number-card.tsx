import type { ReactNode } from 'react'
import { Card } from '#browser/kit/display/card.tsx'
import { formatReduced, type Reduction } from '../reduction.rules.ts'
import { themeOf } from '../rules.ts'

type Props = { name: string; from: string; reduction: Reduction; children: ReactNode }

/** One number: its name, its source, the whole sum, and what the tradition says. */
export const NumberCard = ({ name, from, reduction, children }: Props) => {
  const { speaksOf, question } = themeOf(reduction)
  return (
    <Card as="article" className="grid content-start gap-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h4 className="font-display text-xl">{name}</h4>
          <p className="text-quiet text-sm">{from}</p>
        </div>
        <p className="whitespace-nowrap font-display text-4xl text-metal-ink tabular-nums">
          {formatReduced(reduction)}
        </p>
      </div>
      <div className="border-line border-y py-3 text-sm tabular-nums">{children}</div>
      <p className="text-sm">
        Na tradição, fala de <strong className="font-semibold">{speaksOf}</strong>.
      </p>
      <p className="font-display text-lg">{question}</p>
    </Card>
  )
}
