import type { Chart } from '../../rules.ts'
import { AspectLines } from './aspect-lines.tsx'
import { BodyRing } from './body-ring.tsx'
import { HouseRing } from './house-ring.tsx'
import { SignRing } from './sign-ring.tsx'

/** The chart as a wheel with the ascendant on the left. The tables beside it have the same content. */
export const ChartWheel = ({ chart, label }: { chart: Chart; label: string }) => {
  const east = chart.angles?.ascendant ?? chart.cusps[0]!
  return (
    <svg
      viewBox="-345 -345 690 690"
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-2xl overflow-visible text-ink"
    >
      <SignRing east={east} />
      <HouseRing chart={chart} east={east} />
      <AspectLines chart={chart} east={east} />
      <BodyRing bodies={chart.bodies} east={east} />
    </svg>
  )
}
