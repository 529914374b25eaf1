import { Table } from '#browser/kit/display/table.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Reconciliation } from '../contract.ts'

/** Earlier reconciliations, latest first. */
export const ReconciliationHistory = ({ runs }: { runs: readonly Reconciliation[] }) =>
  runs.length > 0 && (
    <Table caption="Conferências anteriores" captionShown>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Pedida por</th>
          <th scope="col" className="text-right max-sm:hidden">
            Cobranças
          </th>
          <th scope="col" className="text-right">
            Diferenças
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ id, askedAt, askedBy, endedAt, charges, differences }) => (
          <tr key={id}>
            <td className="whitespace-nowrap">{formatDayAndTime(askedAt)}</td>
            <td>{askedBy ?? 'rotina da noite'}</td>
            <td className="text-right tabular-nums max-sm:hidden">{charges ?? '–'}</td>
            <td className="text-right tabular-nums">{endedAt ? differences : 'em andamento'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
