import { Table } from '#browser/kit/display/table.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Item } from '../contract.ts'
import { minutePriceIn } from '../minute-price.rules.ts'

type Group = { name: string; items: readonly Item[] }
type Props = {
  groups: readonly Group[]
  /** Prices per minute to compare, in centavos. */
  prices: readonly bigint[]
}

/** Keeps the first column visible when large text makes the table scroll sideways. */
const STICKY = 'sticky left-0 bg-ground'

/** What a minute costs in each way of paying, with consultants of several prices. */
export const PriceComparison = ({ groups, prices }: Props) => (
  <Table
    caption="Custo do minuto por forma de compra"
    className="tabular-nums max-sm:text-[0.8125rem] sm:min-w-172 max-sm:[&_td]:pr-1.5 max-sm:[&_th]:pr-1.5"
  >
    <thead>
      <tr>
        <th scope="col" className={STICKY}>
          Com quem cobra
        </th>
        <th scope="col" className="text-right max-sm:hidden">
          Você paga
        </th>
        {prices.map((price) => (
          <th key={price} scope="col" className="text-right">
            {formatBRL(price)} por minuto
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ name, items }) => (
      <tbody key={name}>
        <tr>
          <th scope="rowgroup" colSpan={prices.length + 2} className="pt-6! font-display font-normal text-lg">
            {name}
          </th>
        </tr>
        {items.map((item) => (
          <Row key={item.slug} item={item} prices={prices} />
        ))}
      </tbody>
    ))}
  </Table>
)

const Row = ({ item, prices }: { item: Item; prices: readonly bigint[] }) => (
  <tr>
    <th scope="row" className={`font-normal ${STICKY}`}>
      {item.title}
    </th>
    <td className="text-right max-sm:hidden">{formatBRL(item.priceCents!)}</td>
    {prices.map((price) => (
      <td key={price} className="text-right">
        <Minute cost={minutePriceIn(item, price)} price={price} />
      </td>
    ))}
  </tr>
)

const Minute = ({ cost, price }: { cost: bigint | undefined; price: bigint }) =>
  cost === undefined ? (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">não se usa: créditos saem melhor ou são o único jeito</span>
    </span>
  ) : (
    <span className={cost < price ? 'font-semibold' : undefined}>{formatBRL(cost)}</span>
  )
