import type { ReactNode } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Item } from '../contract.ts'
import { minutePriceOf } from '../rules.ts'
import { usePlaceOrder } from './choose/use-place-order.ts'

/** `per`: "por mês" for subscriptions. */
type Props = { items: readonly Item[]; per: string | undefined }

/** Items with their price, the price of a minute, and what they give. */
export const ItemCards = ({ items, per }: Props) => (
  <ul className="gallery">
    {saidOnce(items).map((item) => (
      <li key={item.slug}>
        <ItemCard item={item} per={per} />
      </li>
    ))}
  </ul>
)

/** The same, each with a button to buy it. */
export function ItemsToBuy({ items, per }: Props) {
  const { order, isOrdering, isBusy, trouble } = usePlaceOrder()
  return (
    <div className="grid gap-6">
      {trouble && <ErrorState>{trouble}</ErrorState>}
      <ul className="gallery">
        {saidOnce(items).map((item) => {
          const choice = { item: item.slug, version: item.version }
          return (
            <li key={item.slug}>
              <ItemCard item={item} per={per}>
                <Button
                  wide
                  busy={isOrdering(choice)}
                  busyWords="Preparando o pedido…"
                  disabled={isBusy && !isOrdering(choice)}
                  onClick={() => order(choice)}
                >
                  Comprar<span className="sr-only"> {item.title}</span>
                </Button>
              </ItemCard>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What is true of every item is said by the rules of the page, and not by each card again. */
const saidOnce = (items: readonly Item[]): readonly Item[] =>
  items.length > 1 && items.every(({ summary }) => summary === items[0]!.summary)
    ? items.map((item) => ({ ...item, summary: '' }))
    : items

const ItemCard = ({ item, per, children }: { item: Item; per: string | undefined; children?: ReactNode }) => {
  const { title, summary, priceCents, minutes } = item
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {priceCents !== null && (
        <div className="grid gap-0.5">
          <p>
            <Money amount={priceCents} className="font-display text-3xl" />
            {per && <span className="text-quiet"> {per}</span>}
          </p>
          {minutes && (
            <p className="text-quiet text-sm tabular-nums">
              {minutes} minutos, {formatBRL(minutePriceOf({ price: priceCents, minutes }))} cada um
            </p>
          )}
        </div>
      )}
      {summary ? <p className="grow border-line border-t pt-4 text-sm">{summary}</p> : <span className="grow" />}
      {children}
    </Card>
  )
}
