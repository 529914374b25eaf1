import { browserApi } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { type ItemPage, type OwnItem, type PriceVersion, undoPrice } from '../../../publishing/items/contract.ts'
import { SureButton } from '../sure-button.tsx'
import { priceWords } from './price-words.ts'

type Props = { item: OwnItem; prices: readonly PriceVersion[]; onChanged: (page: ItemPage) => void }

/** Every price that an item had or will have, the latest first; one that has not begun can be undone. */
export const PriceHistory = ({ item, prices, onChanged }: Props) => (
  <Table caption="Preços, do mais novo ao mais antigo" captionShown>
    <thead>
      <tr>
        <th scope="col">Versão</th>
        <th scope="col">Desde</th>
        <th scope="col">Preço</th>
        <th scope="col">Situação</th>
      </tr>
    </thead>
    <tbody>
      {prices.map((price) => (
        <tr key={price.version}>
          <th scope="row" className="font-normal tabular-nums">
            {price.version}
          </th>
          <td className="whitespace-nowrap tabular-nums">{formatDayAndTime(price.since)}</td>
          <td className="min-w-40 tabular-nums">{priceWords(item.kind, price)}</td>
          <td>
            <Standing item={item} price={price} onChanged={onChanged} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)

function Standing({ item, price, onChanged }: { item: OwnItem; price: PriceVersion; onChanged: Props['onChanged'] }) {
  const { version, since, isUndone } = price
  if (isUndone) return <Badge>desfeito</Badge>
  if (version === item.current.version) return <Badge tone="good">em vigor</Badge>
  if (since <= item.current.since) return <span className="text-quiet">passou</span>
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="metal">agendado</Badge>
      <SureButton
        words="Desfazer"
        title={`Desfazer o preço de ${formatDayAndTime(since)}?`}
        yes="Desfazer"
        done="Desfeito"
        act={async () => onChanged(await browserApi(undoPrice, { slug: item.slug, version }))}
        onDone={() => undefined}
      >
        O preço anterior continua. O que foi desfeito fica na lista.
      </SureButton>
    </span>
  )
}
