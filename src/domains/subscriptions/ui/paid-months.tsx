import { Money } from '#browser/kit/display/money.tsx'
import { formatDay } from '#shared/dates.ts'
import type { Subscription } from '../contract.ts'

const SHOWN = 3

/** Each month: the payment, the bonus and its expiry, and the receipt. The latest are open, the others folded. */
export const PaidMonths = ({ months }: Pick<Subscription, 'months'>) => (
  <section aria-label="Meses pagos" className="grid gap-2">
    <List months={months.slice(0, SHOWN)} />
    {months.length > SHOWN && (
      <details>
        <summary className="cursor-pointer text-accent text-sm">
          Ver os {months.length - SHOWN} meses anteriores
        </summary>
        <List months={months.slice(SHOWN)} />
      </details>
    )}
  </section>
)

const List = ({ months }: Pick<Subscription, 'months'>) => (
  <ol className="border-line border-t">
    {months.map(({ n, startsAt, endsAt, amountCents, bonusCents, bonusUntil, receiptCode }) => (
      <li
        key={n}
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-2.5 text-sm"
      >
        <span>
          {formatDay(startsAt)} a {formatDay(endsAt)}
        </span>
        <span className="text-quiet">
          entraram <Money amount={bonusCents} /> de bônus, até {formatDay(bonusUntil)}
        </span>
        <span className="flex gap-4">
          {amountCents === 0n ? 'de presente' : <Money amount={amountCents} className="font-semibold" />}
          {receiptCode && (
            <a href={`/relatorios?recibo=${receiptCode}`} className="prose-link">
              Recibo<span className="sr-only"> de {formatDay(startsAt)}</span>
            </a>
          )}
        </span>
      </li>
    ))}
  </ol>
)
