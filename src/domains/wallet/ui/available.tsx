import { Money } from '#browser/kit/display/money.tsx'
import type { Centavos } from '#shared/money.ts'
import { boundHereWords, lastingWords } from '../lasting.rules.ts'

/** The one figure of what somebody has, wherever it is shown. */
export const Available = ({ cents }: { cents: Centavos }) => (
  <p>
    <Money amount={cents} className="font-display text-3xl" /> <span className="text-quiet">disponível</span>
  </p>
)

type Funds = Parameters<typeof lastingWords>[0] & Parameters<typeof boundHereWords>[0] & { availableCents: Centavos }

/** What somebody has, what of it is bound, and how long all of it lasts with one person. */
export const AvailableWith = ({ funds, name }: { funds: Funds; name: string }) => (
  <div className="grid gap-1">
    <Available cents={funds.availableCents} />
    {boundHereWords(funds, name).map((words) => (
      <p key={words} className="text-quiet text-sm">
        {words}
      </p>
    ))}
    <p className="font-semibold">{lastingWords(funds, name)}</p>
  </div>
)
