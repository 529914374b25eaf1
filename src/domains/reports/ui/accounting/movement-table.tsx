import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { accountWords } from '../../accounting/chart.rules.ts'
import { kindWords } from '../../accounting/kinds.rules.ts'
import type { Month } from './month.ts'

const channelOf = (channel: string) =>
  channel in channelNames ? channelNames[channel as keyof typeof channelNames] : ''

/** How accounts of the house moved, by act and channel, above their sum. */
export const MovementTable = ({ caption, rows }: { caption: string; rows: Month['revenue'] }) => (
  <Table caption={caption} captionShown className="[&_td]:py-2">
    <thead>
      <tr>
        <th scope="col">Ato</th>
        <th scope="col">Canal</th>
        <th scope="col">Conta</th>
        <th scope="col" className="text-right">
          Valor
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.length === 0 && (
        <tr>
          <td colSpan={4} className="text-quiet">
            Nada se moveu.
          </td>
        </tr>
      )}
      {rows.map(({ account, kind, channel, amountCents }) => (
        <tr key={`${account} ${kind} ${channel}`}>
          <td>{kindWords(kind)}</td>
          <td>{channelOf(channel)}</td>
          <td className="text-quiet">{accountWords(account)}</td>
          <td className="text-right">
            <Money amount={amountCents} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="font-semibold">
        <td colSpan={3}>Total</td>
        <td className="text-right">
          <Money amount={rows.reduce((sum, { amountCents }) => sum + amountCents, 0n)} />
        </td>
      </tr>
    </tfoot>
  </Table>
)
