import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { kindWords } from '../../accounting/kinds.rules.ts'
import type { Month } from './month.ts'

/** What is in this month although it has an earlier date, or began earlier. */
export function CameLate({ month: { late, lateJournals, confirmedLater } }: { month: Month }) {
  const more = (lateJournals ?? 0) - late.length
  if (late.length === 0 && confirmedLater.payments === 0) return null
  return (
    <section aria-labelledby="chegou-depois" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="chegou-depois" className="text-xl">
        Chegou depois do fechamento
      </h2>
      {confirmedLater.payments > 0 && (
        <Notice>
          {confirmedLater.payments === 1
            ? 'Um pagamento começou em um mês anterior e foi confirmado neste'
            : `${confirmedLater.payments.toLocaleString('pt-BR')} pagamentos começaram em um mês anterior e foram confirmados neste`}
          : {formatBRL(confirmedLater.amountCents)}. Contam neste mês, pelo dia em que foram lançados.
        </Notice>
      )}
      {late.length > 0 && (
        <Table caption="Lançamentos com data de um mês que já estava fechado: contam neste" className="[&_td]:py-2">
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Lançamento</th>
              <th scope="col">Ato</th>
              <th scope="col">Assunto</th>
              <th scope="col" className="text-right">
                Valor
              </th>
            </tr>
          </thead>
          <tbody>
            {late.map(({ journal, at, kind, subject, amountCents }) => (
              <tr key={journal}>
                <td className="whitespace-nowrap tabular-nums">{formatDayAndTime(at)}</td>
                <td className="tabular-nums">{journal}</td>
                <td>{kindWords(kind)}</td>
                <td className="break-all text-quiet text-xs">{subject}</td>
                <td className="text-right">
                  <Money amount={amountCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {more > 0 && <p className="text-quiet text-sm">E mais {more.toLocaleString('pt-BR')}: todos estão no diário.</p>}
    </section>
  )
}
