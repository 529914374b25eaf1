import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'

type Props = {
  caption: string
  /** The heading of the names, and of how many there were. */
  columns: readonly [name: string, many?: string]
  rows: readonly { name: string; many?: number; amount: bigint }[]
  /** With a plus for what came in. */
  signed?: boolean
}

/** Amounts by name, under their caption, and above their sum. */
export const SumTable = ({ caption, columns: [name, many], rows, signed = false }: Props) => (
  <Table caption={caption} captionShown>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {many && (
          <th scope="col" className="text-right">
            {many}
          </th>
        )}
        <th scope="col" className="text-right">
          Valor
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name}>
          <td>{row.name}</td>
          {many && <td className="text-right tabular-nums">{row.many}</td>}
          <td className="text-right">
            <Money amount={row.amount} signed={signed} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="font-semibold">
        <td>Total</td>
        {many && <td className="text-right tabular-nums">{rows.reduce((sum, row) => sum + (row.many ?? 0), 0)}</td>}
        <td className="text-right">
          <Money amount={rows.reduce((sum, { amount }) => sum + amount, 0n)} signed={signed} />
        </td>
      </tr>
    </tfoot>
  </Table>
)
