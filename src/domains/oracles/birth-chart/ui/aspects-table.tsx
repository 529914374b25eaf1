import { Table } from '#browser/kit/display/table.tsx'
import { ASPECTS } from '../aspects.rules.ts'
import { type Chart, CHART_POINT_NAMES } from '../rules.ts'

/** All aspects with their orbs, the closest first. */
export const AspectsTable = ({ chart: { aspects } }: { chart: Chart }) =>
  aspects.length === 0 ? (
    <p className="text-quiet">Nenhum aspecto dentro das margens que usamos.</p>
  ) : (
    <Table caption="Aspectos">
      <thead>
        <tr>
          <th scope="col">Entre</th>
          <th scope="col">Aspecto</th>
          <th scope="col">Falta</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map(({ one, other, aspect, orb }) => (
          <tr key={`${one}-${other}`}>
            <th scope="row" className="font-medium">
              {CHART_POINT_NAMES[one]} e {CHART_POINT_NAMES[other]}
            </th>
            <td>
              {ASPECTS[aspect].name} ({ASPECTS[aspect].angle}°)
            </td>
            <td className="tabular-nums">{minutesOf(orb)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )

const minutesOf = (degrees: number) =>
  `${Math.floor(degrees)}°${String(Math.floor((degrees % 1) * 60)).padStart(2, '0')}′`
