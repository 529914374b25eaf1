import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { CheckLines, Verdict } from '#browser/kit/feedback/check-lines.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Check } from '../every-kind/checks.rules.ts'
import { readReceipt, type ReceiptProof } from '../contract.ts'
import { checkReceipt, parseReceiptContent } from '../rules.ts'
import { wordsOfCheck } from './receipt-check-words.ts'
import { browserDigest } from './browser-digest.ts'
import { ReceiptPaper } from './receipt-paper.tsx'

const NO_DIGEST =
  'Este navegador só calcula a impressão digital de um recibo em páginas seguras (https). Abra o endereço com https e tente de novo.'

async function readAndCheck(code: string): Promise<{ proof: ReceiptProof; checks: Check[] | undefined }> {
  const [proof, digest] = [await browserApi(readReceipt, { code }), browserDigest()]
  return { proof, checks: digest && (await checkReceipt(proof, digest)) }
}

type ReceiptAside = { beside?: ((subjectId: string) => ReactNode) | undefined }

/**
 * A receipt and its check, computed in the reader's browser from the receipt's text. The outcome is also announced to
 * screen readers. `beside`: what is shown beside the receipt of a consultation or question.
 */
export function ReceiptCheck({ code, beside }: { code: string } & ReceiptAside) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['receipt-check', code],
    queryFn: () => readAndCheck(code),
  })
  return (
    <>
      <p role="status" className="sr-only">
        {isUnknown(error) ? UNKNOWN : data?.checks ? verdictOn(data.checks) : isPending && 'Conferindo o recibo…'}
      </p>
      <Outcome {...{ data, error, refetch, beside }} />
    </>
  )
}

const UNKNOWN = 'Recibo não encontrado'
const isUnknown = (error: Error | null): error is ApiError => error instanceof ApiError && error.status === 404

const verdictOn = (checks: readonly Check[]) =>
  checks.every(({ holds }) => holds)
    ? 'Tudo confere. Seu navegador refez cada conta agora.'
    : 'Algo neste recibo não confere. Veja abaixo e fale conosco.'

type Read = Pick<UseQueryResult<Awaited<ReturnType<typeof readAndCheck>>>, 'data' | 'error' | 'refetch'>

function Outcome({ data, error, refetch, beside }: Read & ReceiptAside) {
  if (isUnknown(error)) return <EmptyState title={UNKNOWN}>{errorMessage(error)}</EmptyState>
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-[28rem] w-full max-w-2xl rounded-lg" />
  const content = parseReceiptContent(data.proof.content)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] print:grid-cols-1">
      {content ? (
        <ReceiptPaper code={data.proof.code} content={content} />
      ) : (
        <pre className="whitespace-pre-wrap break-all rounded-lg border border-line bg-surface p-5 text-sm">
          {data.proof.content}
        </pre>
      )}
      <DashboardSection id="conferencia" title="Conferência">
        {data.checks ? <Checked checks={data.checks} /> : <p>{NO_DIGEST}</p>}
        <Proof proof={data.proof} />
        <LaterRefunds refunds={data.proof.refunds} />
        <p className="flex flex-wrap gap-3" data-print="no">
          <LinkButton variant="secondary" href={`/api/receipts/${data.proof.code}/pdf`} download>
            Baixar em PDF
          </LinkButton>
          <Button variant="quiet" onClick={() => print()}>
            Imprimir
          </Button>
        </p>
        {content?.kind === 'consultation' && beside?.(content.consultation)}
        {content?.kind === 'question' && beside?.(content.question)}
      </DashboardSection>
    </div>
  )
}

const Checked = ({ checks }: { checks: readonly Check[] }) => (
  <>
    <Verdict holds={checks.every(({ holds }) => holds)}>{verdictOn(checks)}</Verdict>
    <Fold title="Conferir este recibo" open={!checks.every(({ holds }) => holds)}>
      <CheckLines lines={checks.map(wordsOfCheck)} />
    </Fold>
  </>
)

const Proof = ({ proof }: { proof: ReceiptProof }) => (
  <details className="text-sm">
    <summary className="prose-link w-fit">Refazer a conta por conta própria</summary>
    <div className="mt-3 grid gap-2 text-quiet">
      <p>
        A impressão digital é o SHA-256 da impressão anterior seguida do texto abaixo, sem nada entre eles. O código são
        os primeiros 80 bits dela.
      </p>
      <dl className="grid gap-2 break-all font-mono text-xs">
        <Part name="Impressão anterior" text={proof.previous} />
        <Part name="Texto" text={proof.content} />
        <Part name="Impressão digital" text={proof.hash} />
      </dl>
    </div>
  </details>
)

const Part = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="font-sans font-semibold text-ink">{name}</dt>
    <dd>{text}</dd>
  </div>
)

/** Later refunds of a consultation; each has a receipt of its own, in the same chain. */
const LaterRefunds = ({ refunds }: { refunds: ReceiptProof['refunds'] }) =>
  refunds.length === 0 ? null : (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 className="font-sans font-semibold text-base">Reembolsado depois</h3>
      <ul className="grid gap-1">
        {refunds.map(({ code, amountCents, at }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <Money amount={amountCents} /> em {formatDayAndTime(at)}
            </span>
            <a href={`/relatorios?recibo=${code}`} className="prose-link tabular-nums">
              {code}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
