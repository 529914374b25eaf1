import { Table } from '#browser/kit/display/table.tsx'
import { type Chart, CHART_POINT_NAMES } from '../rules.ts'
import { formatDegreeInSign, SIGNS } from '../signs.rules.ts'
import { Glyph } from './wheel/glyph.tsx'
import { BODY_GLYPHS } from './wheel/glyphs.ts'

/** The positions as a table: the text alternative of the wheel. */
export const PositionsTable = ({ chart: { bodies, angles } }: { chart: Chart }) => (
  <Table caption="Posições">
    <thead>
      <tr>
        <th scope="col">Astro</th>
        <th scope="col">Posição</th>
        <th scope="col">Casa</th>
      </tr>
    </thead>
    <tbody>
      {bodies.map(({ body, longitude, isRetrograde, house, alsoSign }) => (
        <tr key={body}>
          <th scope="row" className="font-medium">
            <span className="flex items-center gap-2">
              <svg viewBox="-12 -12 24 24" aria-hidden="true" className="size-5 shrink-0">
                <Glyph path={BODY_GLYPHS[body]} size={24} />
              </svg>
              {CHART_POINT_NAMES[body]}
            </span>
          </th>
          <td className="tabular-nums">
            {formatDegreeInSign(longitude)}
            {isRetrograde && <span className="text-quiet"> · retrógrado</span>}
            {alsoSign !== undefined && (
              <span className="block text-quiet text-xs">
                ao meio-dia; nesse dia passou também por {SIGNS[alsoSign]}
              </span>
            )}
          </td>
          <td className="tabular-nums">{house}</td>
        </tr>
      ))}
      {angles &&
        (['ascendant', 'midheaven'] as const).map((angle) => (
          <tr key={angle}>
            <th scope="row" className="font-medium">
              {CHART_POINT_NAMES[angle]}
            </th>
            <td className="tabular-nums">{formatDegreeInSign(angles[angle])}</td>
            <td>–</td>
          </tr>
        ))}
    </tbody>
  </Table>
)
