import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { JobShown } from '../contract.ts'
import { jobWords, rhythmWords, spanWords } from '../job-words.rules.ts'

const STATES: Readonly<Record<JobShown['state'], readonly [BadgeTone, string]>> = {
  failing: ['bad', 'com erro'],
  late: ['warn', 'atrasada'],
  never: ['plain', 'ainda não rodou'],
  on_time: ['good', 'em dia'],
}
const ORDER = Object.keys(STATES)
const QUEUES: Readonly<Record<string, string>> = {
  mails: 'E-mails a enviar',
  checks: 'Pagamentos a conferir',
  refunds: 'Devoluções a fazer',
  payouts: 'Saques a mover',
}

type Props = {
  jobs: readonly JobShown[]
  queues: readonly { name: string; due: number; oldestDueAt: Date | null }[]
  now: Date
}

/** What waits in queues, and each job with its last run, what is wrong first. */
export const JobTable = ({ jobs, queues, now }: Props) => (
  <>
    <dl className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-4">
      {queues.map(({ name, due, oldestDueAt }) => (
        <div key={name}>
          <dt className="text-quiet">{QUEUES[name] ?? name}</dt>
          <dd className="tabular-nums">
            {formatNumber(due)}
            {oldestDueAt && `, o mais antigo há ${spanWords(now.getTime() - oldestDueAt.getTime())}`}
          </dd>
        </div>
      ))}
    </dl>
    <Jobs jobs={jobs} now={now} />
  </>
)

/** What is wrong stays in view; what is on time is one press away. */
function Jobs({ jobs, now }: Pick<Props, 'jobs' | 'now'>) {
  const well = jobs.filter(({ state }) => state === 'on_time')
  const rest = jobs.filter(({ state }) => state !== 'on_time')
  if (jobs.length === 0)
    return <p className="text-sm">Nenhum processo de tarefas contou o que faz: veja se ele está ligado.</p>
  return (
    <>
      {rest.length > 0 && <Rows caption="Tarefas que não estão em dia" jobs={rest} now={now} />}
      {well.length > 0 && (
        <Fold title={`Em dia (${well.length})`}>
          <Rows caption="Tarefas em dia" jobs={well} now={now} />
        </Fold>
      )}
    </>
  )
}

const Rows = ({ caption, jobs, now }: Pick<Props, 'jobs' | 'now'> & { caption: string }) => (
  <Table caption={caption}>
    <thead>
      <tr>
        <th scope="col">Tarefa</th>
        <th scope="col">Situação</th>
        <th scope="col">Última vez</th>
        <th scope="col">Última falha</th>
      </tr>
    </thead>
    <tbody>
      {jobs
        .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
        .map((job) => (
          <tr key={job.name}>
            <th scope="row" className="font-normal">
              {jobWords(job.name)}
              <span className="block text-quiet text-xs">{rhythmWords(job.everySeconds)}</span>
            </th>
            <td>
              <Badge tone={STATES[job.state][0]}>{STATES[job.state][1]}</Badge>
              {job.state === 'late' && job.lagMs !== null && (
                <span className="block text-quiet text-xs">há {spanWords(job.lagMs)}</span>
              )}
            </td>
            <td className="whitespace-nowrap tabular-nums">
              {job.ranAt ? `há ${spanWords(now.getTime() - job.ranAt.getTime())}` : '–'}
              {job.tookMs !== null && (
                <span className="block text-quiet text-xs">levou {formatNumber(job.tookMs)} ms</span>
              )}
            </td>
            <td className="min-w-48 wrap-anywhere">
              {job.failedAt ? formatDayAndTime(job.failedAt) : '–'}
              {job.failures > 1 && ` (${formatNumber(job.failures)} seguidas)`}
              {job.error && <span className="block text-quiet text-xs">{job.error}</span>}
            </td>
          </tr>
        ))}
    </tbody>
  </Table>
)
