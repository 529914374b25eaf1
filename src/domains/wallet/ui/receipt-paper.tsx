import type { ReactNode } from 'react'
import { Duration } from '#browser/kit/duration.tsx'
import { Money } from '#browser/kit/money.tsx'
import { Ornament } from '#browser/kit/ornament.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { ConsultationReceipt, PaymentReceipt } from '../receipts/contract.ts'
import type { Content } from '../receipts/rules.ts'
import { SegmentTable } from './segment-table.tsx'

/** A receipt as a leaf of paper: what happened, what it cost, where the money went. */
export const ReceiptPaper = ({ code, content }: { code: string; content: Content }) => (
  <article aria-label={`Recibo ${code}`} className="grid gap-6 rounded-lg border border-line bg-surface px-5 py-8 sm:px-10">
    <header className="grid justify-items-center gap-2 text-center">
      <Ornament />
      <p className="chapter">{content.kind === 'consultation' ? 'Recibo de consulta' : 'Recibo de compra de créditos'}</p>
      <h2 className="text-balance font-display text-2xl tabular-nums">{code}</h2>
    </header>
    {content.kind === 'consultation' ? <Consultation receipt={content} /> : <Payment receipt={content} />}
  </article>
)

const Consultation = ({ receipt: r }: { receipt: ConsultationReceipt }) => (
  <>
    <Lines>
      <Line name="Começo">{formatDayAndTime(new Date(r.startedAt))}</Line>
      <Line name="Fim">{formatDayAndTime(new Date(r.endedAt))}</Line>
      <Line name="Tempo em que os dois estavam lá">
        <Duration ms={r.billedMs} />
      </Line>
      {r.coveredMs ? (
        <>
          <Line name="Coberto por minutos do cliente">
            <Duration ms={r.coveredMs} />
          </Line>
          <Line name="Pago com créditos">
            <Duration ms={r.billedMs - r.coveredMs} />
          </Line>
        </>
      ) : null}
      <Line name="Preço por minuto">
        <Money amount={r.pricePerMinuteCents} />
      </Line>
    </Lines>
    <Lines>
      <Line name={r.coveredMs ? 'Cobrado em créditos' : 'Valor da consulta'} strong>
        <Money amount={r.chargedCents} />
      </Line>
      {r.promotionalCents ? (
        <Line name="Dos quais bônus">
          <Money amount={r.promotionalCents} />
        </Line>
      ) : null}
      <Line name="Ficou com o consultor">
        <Money amount={r.consultantCents} />
      </Line>
      <Line name="Ficou com a plataforma">
        <Money amount={r.commissionCents} />
      </Line>
      {r.coveredConsultantCents ? (
        <Line name="O consultor recebe pelos minutos cobertos">
          <Money amount={r.coveredConsultantCents} />
        </Line>
      ) : null}
      <Line name="Reservado ao todo">
        <Money amount={r.heldCents} />
      </Line>
      <Line name="Voltou para o saldo">
        <Money amount={r.releasedCents} />
      </Line>
      {r.refundedCents > 0n && (
        <Line name="Reembolsado">
          <Money amount={r.refundedCents} />
        </Line>
      )}
    </Lines>
    <SegmentTable segments={r.segments} />
  </>
)

const Payment = ({ receipt: r }: { receipt: PaymentReceipt }) => (
  <Lines>
    <Line name="Pago em">{formatDayAndTime(new Date(r.paidAt))}</Line>
    <Line name="Como">{r.method === 'card' ? 'Cartão de crédito' : 'Pix'}</Line>
    <Line name="Valor" strong>
      <Money amount={r.amountCents} />
    </Line>
  </Lines>
)

const Lines = ({ children }: { children: ReactNode }) => <dl className="grid border-line border-t">{children}</dl>

const Line = ({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div className={`flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 ${strong ? 'font-semibold text-lg' : ''}`}>
    <dt className={strong ? '' : 'text-quiet'}>{name}</dt>
    <dd className="ml-auto text-right tabular-nums">{children}</dd>
  </div>
)
