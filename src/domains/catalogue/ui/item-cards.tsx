import { Card } from '#browser/kit/card.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Item } from '../contract.ts'
import { perMinute } from '../rules.ts'

/** What is on offer, with its whole price, and what a minute costs in it. */
export const ItemCards = ({ items, per }: { items: readonly Item[]; per?: string }) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {items.map(
      ({ slug, title, summary, priceCents, minutes }) =>
        priceCents && (
          <li key={slug}>
            <Card as="article" className="flex h-full flex-col gap-3">
              <h2 className="text-xl">{title}</h2>
              <p>
                <span className="font-display text-3xl tabular-nums">{formatBRL(priceCents)}</span>
                {per && <span className="text-quiet"> {per}</span>}
              </p>
              {minutes && <p className="text-quiet text-sm tabular-nums">{formatBRL(perMinute({ price: priceCents, minutes }))} por minuto</p>}
              <p className="border-line border-t pt-3 text-sm">{summary}</p>
            </Card>
          </li>
        ),
    )}
  </ul>
)
