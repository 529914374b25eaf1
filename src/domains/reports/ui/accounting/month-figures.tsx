import { Money } from '#browser/kit/display/money.tsx'
import { FIGURE_WORDS } from '../../accounting/flows.rules.ts'
import type { Month } from './month.ts'

/** The figures of a month, each above what it was in the month before. */
export const MonthFigures = ({ figures }: Pick<Month, 'figures'>) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4 md:grid-cols-4">
    {figures.map(({ figure, amountCents, beforeCents }) => (
      <div key={figure} className="grid content-start gap-0.5">
        <dt className="text-quiet text-sm">{FIGURE_WORDS[figure]}</dt>
        <dd className="font-semibold text-lg">
          <Money amount={amountCents} />
        </dd>
        {beforeCents !== null && (
          <dd className="text-quiet text-xs">
            antes <Money amount={beforeCents} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)
