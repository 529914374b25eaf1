import { Badge } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readHealth } from '../contract.ts'
import { spanWords } from '../job-words.rules.ts'

type Health = OutputOf<typeof readHealth>
type Props = Pick<Health, 'processes' | 'versions'> & { now: Date }

/** Every process that says it runs, and what runs below them. */
export const ProcessTable = ({ processes, versions, now }: Props) => (
  <>
    <p className="text-sm">
      PostgreSQL {versions.postgres} · {versions.migrations} migrações, a última é{' '}
      <code className="break-all">{versions.migration}</code>
    </p>
    <Table caption="Processos">
      <thead>
        <tr>
          <th scope="col">Processo</th>
          <th scope="col">Versão</th>
          <th scope="col">Desde</th>
          <th scope="col">Deu sinal</th>
        </tr>
      </thead>
      <tbody>
        {processes.map((one) => (
          <tr key={one.id}>
            <th scope="row" className="font-normal">
              {one.kind === 'web' ? 'Páginas e API' : 'Tarefas'}
              <span className="block break-all text-quiet text-xs">
                {one.host} · {one.pid}
              </span>
            </th>
            <td>
              {one.version}
              <span className="block text-quiet text-xs">Node {one.node}</span>
            </td>
            <td className="tabular-nums">{formatDayAndTime(one.startedAt)}</td>
            <td className="tabular-nums">
              há {spanWords(now.getTime() - one.seenAt.getTime())} {one.isSilent && <Badge tone="bad">calado</Badge>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </>
)
