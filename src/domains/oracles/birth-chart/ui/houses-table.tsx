import { Table } from '#browser/kit/display/table.tsx'
import type { Chart } from '../rules.ts'
import { formatDegreeInSign } from '../signs.rules.ts'

/** Where each house begins. */
export const HousesTable = ({ chart: { cusps } }: { chart: Chart }) => (
  <Table caption="Casas">
    <thead>
      <tr>
        <th scope="col">Casa</th>
        <th scope="col">Começa em</th>
      </tr>
    </thead>
    <tbody>
      {cusps.map((cusp, house) => (
        <tr key={house}>
          <th scope="row" className="font-medium tabular-nums">
            {house + 1}
          </th>
          <td className="tabular-nums">{formatDegreeInSign(cusp)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
