import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { X } from '#browser/icons/x.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { apiQuery } from '#browser/query.ts'
import { type Consultation, pauseConsultation, resumeConsultation } from '#domains/consultations/contract.ts'
import { useConsultationMove } from '#domains/consultations/ui/room/use-consultation-move.ts'
import { useRoomFunds } from '#domains/consultations/ui/room/use-room-funds.ts'
import { readSelfCare } from '#domains/limits/contract.ts'
import { useSpendingObstacle } from '#domains/limits/ui/spending-notice.tsx'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import { lastingWords } from '#domains/wallet/lasting.rules.ts'
import { Available } from '#domains/wallet/ui/available.tsx'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { spokenDuration } from '#shared/spoken-duration.ts'
import { lastingMsFor } from '#shared/whole-seconds.ts'
import { listCatalogue } from '../../contract.ts'
import { payOrder, placeOrder } from '../../orders/contract.ts'
import { type TopUp, topUpsFor } from '../../kinds/credits.rules.ts'
import { TopUpPayment } from './top-up-payment.tsx'

type Props = { consultation: Consultation; isOpen: boolean; onClose: () => void }
type Asked = { paymentId: string; amount: Centavos }

/**
 * Adding credit beside a running conversation: the amount, the Pix, and the clock, which stops with one press. Closed,
 * it keeps the payment that was asked for.
 */
export function RoomTopUp({ consultation: c, isOpen, onClose }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const title = useId()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    heading.current?.focus()
    const element = sheet.current
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    element?.addEventListener('keydown', closeOnEscape)
    return () => {
      element?.removeEventListener('keydown', closeOnEscape)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section
      ref={sheet}
      aria-labelledby={title}
      className="absolute inset-x-0 bottom-0 z-10 grid max-h-[88%] content-start gap-5 overflow-y-auto rounded-t-lg border-line border-t bg-surface p-4 shadow-lifted transition-transform duration-200 ease-out starting:translate-y-6 motion-reduce:transition-none sm:p-6 lg:inset-y-0 lg:right-0 lg:left-auto lg:max-h-none lg:w-80 lg:rounded-none lg:border-t-0 lg:border-l"
    >
      <header className="flex items-center justify-between gap-4">
        <h2 ref={heading} id={title} tabIndex={-1} className="text-xl outline-none">
          Adicionar créditos
        </h2>
        <IconButton label="Fechar" onClick={onClose} className="-mr-2">
          <X strokeWidth={1.5} />
        </IconButton>
      </header>
      <RoomClock consultation={c} />
      <RoomFunds consultation={c} />
      {asked ? (
        <TopUpPayment
          key={asked.paymentId}
          {...asked}
          consultation={c}
          onAgain={() => setAsked(undefined)}
          onClose={onClose}
        />
      ) : (
        <TopUpForm consultation={c} onAsked={setAsked} />
      )}
    </section>
  )
}

/** What the client has now, and how much longer the conversation can last with it. */
function RoomFunds({ consultation: c }: { consultation: Consultation }) {
  const funds = useRoomFunds(c)
  return (
    funds && (
      <div className="grid gap-1 text-sm">
        <Available cents={funds.availableCents} />
        {!c.awaitsConfirmation && <p className="font-semibold">{lastingWords(funds, c.consultant.name, true)}</p>}
      </div>
    )
  )
}

/** Whether the clock runs while somebody pays, and the press that stops it or lets it go on. */
function RoomClock({ consultation: c }: { consultation: Consultation }) {
  const pause = useConsultationMove(pauseConsultation, c.id)
  const resume = useConsultationMove(resumeConsultation, c.id)
  const isStopped = c.state === 'paused'
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3 text-sm ${isStopped ? 'bg-metal-wash' : 'bg-sunken'}`}
    >
      <p className="min-w-0 flex-1 basis-40">
        {isStopped
          ? 'O relógio está parado. Pague com calma.'
          : c.state === 'active'
            ? 'O relógio está correndo enquanto você paga.'
            : 'O relógio ainda não começou.'}
      </p>
      {c.state === 'active' && (
        <Button size="sm" busy={pause.isPending} onClick={() => pause.mutate()}>
          Pausar o relógio
        </Button>
      )}
      {isStopped && c.pausedByYou && (
        <Button size="sm" variant="secondary" busy={resume.isPending} onClick={() => resume.mutate()}>
          Retomar o relógio
        </Button>
      )}
    </div>
  )
}

const METHODS = [
  { value: 'pix', title: 'Pix' },
  { value: 'card', title: 'Cartão' },
]

/** The amounts, each with the time that it pays with this consultant, and what was put in today already. */
function TopUpForm({ consultation: c, onAsked }: { consultation: Consultation; onAsked: (asked: Asked) => void }) {
  const catalogue = useQuery(apiQuery(listCatalogue, {}))
  const { data: selfCare } = useQuery({ ...apiQuery(readSelfCare, {}), staleTime: 0 })
  const topUps = topUpsFor(catalogue.data ?? [], c.pricePerMinuteCents)
  const [at, setAt] = useState(0)
  const [method, setMethod] = useState<PaymentMethod>('pix')
  const ids = useRef<{ for: string; orderId: string; paymentId: string }>(undefined)
  const chosen = topUps[at]
  const obstacle = useSpendingObstacle()({ paid: chosen?.price ?? 0n, charged: 0n })
  const ask = useMutation({
    mutationFn: async ({ slug, version, price }: TopUp): Promise<Asked> => {
      // The same choice again is the same order and the same payment.
      const what = `${slug ?? price} ${method}`
      if (ids.current?.for !== what)
        ids.current = { for: what, orderId: crypto.randomUUID(), paymentId: crypto.randomUUID() }
      const { orderId: id, paymentId } = ids.current
      await browserApi(placeOrder, { id, ...(slug ? { item: slug, version } : { amountCents: price }) })
      const { payment } = await browserApi(payOrder, { id, paymentId, method, installments: 1 })
      return { paymentId: payment?.id ?? paymentId, amount: price }
    },
    onSuccess: onAsked,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && !ask.isPending && !obstacle) ask.mutate(chosen)
  }
  if (catalogue.isError && !catalogue.data)
    return <ErrorState onRetry={() => void catalogue.refetch()}>{errorMessage(catalogue.error)}</ErrorState>
  if (!catalogue.data) return <Skeleton className="h-56 w-full" />
  const today = selfCare?.spent.find(({ period }) => period === 'day')?.paidCents ?? 0n
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <RadioCards
        legend={`Quanto mais com ${c.consultant.name}?`}
        name="top-up"
        columns="grid-cols-1"
        cards={topUps.map((one, i) => ({
          value: String(i),
          title: <Money amount={one.price} />,
          ...(one.bonus > 0n && { text: `com ${formatBRL(one.bonus)} de bônus` }),
          aside: <span className="whitespace-nowrap">mais {timeOf(one, c.pricePerMinuteCents)}</span>,
        }))}
        value={String(at)}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <RadioCards
        legend="Como pagar"
        name="top-up-method"
        columns="pairs"
        cards={METHODS}
        value={method}
        onChange={(event) => setMethod(event.target.value as PaymentMethod)}
      />
      {obstacle}
      {ask.isError && (
        <ErrorState>
          {errorMessage(ask.error, 'Não sabemos se o pedido chegou. Tente de novo: nunca é cobrado duas vezes.')}
        </ErrorState>
      )}
      <div className="grid gap-2">
        <Button type="submit" busy={ask.isPending} busyWords="Um instante…" disabled={obstacle !== undefined}>
          Pagar {formatBRL(chosen!.price)} com {method === 'pix' ? 'Pix' : 'cartão'}
        </Button>
        <p className="text-quiet text-sm">
          {today > 0n && `Hoje você já colocou ${formatBRL(today)}. `}Você confirma no banco, e o que não usar continua
          seu.
        </p>
      </div>
    </form>
  )
}

/** How much longer it lasts. */
const timeOf = ({ price, bonus }: TopUp, perMinute: Centavos) => spokenDuration(lastingMsFor(price + bonus, perMinute))
