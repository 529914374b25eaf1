import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { on } from '#shared/facts.ts'
import { readPayout } from '../contract.ts'
import { payoutMoved } from '../facts.ts'
import { FAILURE_WORDS } from '../rules.ts'
import { CAUSE_WORDS, STATE_WORDS } from './payout-words.ts'

/** One payout to look at and to print: its way, the bank's number of it, and what the ledger says. */
export function PayoutReceipt({ id, personId }: { id: string; personId: string }) {
  const client = useQueryClient()
  const question = apiQuery(readPayout, { id })
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  useFacts(personTopic(personId), () => refetchMissed(client, question.queryKey), [
    on(payoutMoved, () => refetchChanged(client, question.queryKey)),
  ])
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  const { payout, moves, journals } = data
  const { badge, tone, line } = STATE_WORDS[payout.state]
  const failure = payout.failure && FAILURE_WORDS[payout.failure]
  return (
    <>
      <PageHeading
        overline={`Saque ${payout.protocol}`}
        title={<Money amount={payout.amountCents} />}
        action={
          <a href="/consultant-dashboard?secao=saques" className="prose-link" data-print="no">
            Todos os saques
          </a>
        }
      />
      <div className="grid max-w-3xl gap-8">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={tone}>{badge}</Badge> {!failure && line}
        </p>
        {failure && (
          <Notice tone="warn" title={failure.why}>
            {line} {failure.todo}
          </Notice>
        )}
        <DefinitionList>
          <Definition name="Por Pix, para a chave">{payout.key}</Definition>
          <Definition name={CAUSE_WORDS[payout.cause]}>{formatDayAndTime(payout.askedAt)}</Definition>
          {payout.paidAt && <Definition name="Pago em">{formatDayAndTime(payout.paidAt)}</Definition>}
          {payout.endToEndId && (
            <Definition name="Número da transferência no banco">
              <span className="break-all font-mono text-xs">{payout.endToEndId}</span>
            </Definition>
          )}
          {payout.receiptCode && <Definition name="Código do recibo">{payout.receiptCode}</Definition>}
        </DefinitionList>
        <div className="flex flex-wrap gap-3" data-print="no">
          {payout.receiptCode && (
            <LinkButton href={`/relatorios?recibo=${payout.receiptCode}`}>Recibo que qualquer um confere</LinkButton>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
        <section aria-labelledby="caminho" className="grid gap-3">
          <h2 id="caminho" className="text-xl">
            O caminho
          </h2>
          <ol className="grid gap-2">
            {moves.map(({ state, at }, n) => (
              <li key={`${state} ${n}`} className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-2">
                <span>{STATE_WORDS[state].badge}</span>
                <time dateTime={at.toISOString()} className="text-quiet tabular-nums">
                  {formatDayAndTime(at)}
                </time>
              </li>
            ))}
          </ol>
        </section>
        <Journals journals={journals} />
      </div>
    </>
  )
}

/** An account of the ledger as its owner knows it. */
const accountWords = (account: string) =>
  account.endsWith(':in_payout')
    ? 'A caminho do banco'
    : account.endsWith(':available')
      ? 'Livre para saque'
      : 'Seu banco'

const Journals = ({ journals }: Pick<OutputOf<typeof readPayout>, 'journals'>) => (
  <section aria-labelledby="livro" className="grid gap-3">
    <h2 id="livro" className="text-xl">
      No livro-caixa
    </h2>
    <Table caption="Lançamentos deste saque, com a prova de cada um">
      <thead>
        <tr>
          <th scope="col">De</th>
          <th scope="col">Para</th>
          <th scope="col" className="text-right">
            Valor
          </th>
          <th scope="col" className="max-sm:hidden">
            Prova (SHA-256)
          </th>
        </tr>
      </thead>
      <tbody>
        {journals.map(({ key, hash, from, to, amountCents }) => (
          <tr key={key}>
            <td>{accountWords(from)}</td>
            <td>{accountWords(to)}</td>
            <td className="text-right">
              <Money amount={amountCents} />
            </td>
            <td className="break-all font-mono text-quiet text-xs max-sm:hidden">{hash}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
)
