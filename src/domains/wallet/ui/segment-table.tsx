import { Table } from '#browser/kit/display/table.tsx'
import type { Segment } from '../receipts/wording.rules.ts'

/** Every interval in which both were present, to the millisecond. */
export const SegmentTable = ({ stretches }: { stretches: readonly Segment[] }) => (
  <details>
    <summary className="prose-link w-fit text-sm">Ver os trechos contados, milissegundo por milissegundo</summary>
    <div className="mt-3">
      <Table caption="Trechos em que os dois estavam na conversa (horário de São Paulo)">
        <thead>
          <tr>
            <th scope="col">De</th>
            <th scope="col">Até</th>
            <th scope="col">Segundos</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ from, to, seconds }) => (
            <tr key={from}>
              <td>{from}</td>
              <td>{to}</td>
              <td>{seconds}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  </details>
)
