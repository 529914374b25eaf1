import { Table } from '#browser/kit/display/table.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { DecidedCase } from '../contract.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import { QUEUE_KINDS } from '../kinds.rules.ts'
import { outcomeWords } from './outcome-words.ts'

/** One line for each decision: whose case it was, how it ended, who decided and when. */
export const DecidedTable = ({ cases }: { cases: readonly DecidedCase[] }) => (
  <Table caption="Decisões da equipe" className="[&_td]:py-1.5!">
    <thead>
      <tr>
        <th scope="col">Caso</th>
        <th scope="col">De quem</th>
        <th scope="col">Como terminou</th>
        <th scope="col" className="max-sm:hidden">
          Por
        </th>
        <th scope="col" className="text-right">
          Quando
        </th>
      </tr>
    </thead>
    <tbody>
      {cases.map((one) => (
        <tr key={`${one.kind}${one.id}${one.decidedAt.toISOString()}`}>
          <td>{QUEUE_KINDS[one.kind].words}</td>
          <td>
            {one.personId ? (
              <a href={hrefOfObject('person', one.personId)} className="prose-link">
                {one.name}
              </a>
            ) : (
              one.name
            )}
          </td>
          <td>{outcomeWords(one.outcome)}</td>
          <td className="max-sm:hidden">{one.by}</td>
          <td className="whitespace-nowrap text-right tabular-nums">{formatDayAndTime(one.decidedAt)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
