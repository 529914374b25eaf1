import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { type Centavos, formatBRL, least } from '#shared/money.ts'
import { COMPENSATION } from '#domains/consultations/rules.ts'
import { type Booking, cancelBooking, listBookings } from '../../bookings/contract.ts'
import { packMinutesOf } from '../../pack-minutes.rules.ts'
import { moneyInWords, otherOf, type Side, whenInWords } from '../booking-words.ts'
import { dayInWords, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { useBooking } from '../use-bookings.ts'

type Props = { booking: Booking; side: Side; personId: string; onClose: () => void }

/** Cancels a booking after saying what that costs now and what comes back; a cost needs a yes of its own. */
export const CancelDialog = ({ booking, onClose, ...rest }: Props) => (
  <Dialog open onClose={onClose} title="Desmarcar a consulta">
    <Terms id={booking.id} onClose={onClose} {...rest} />
  </Dialog>
)

function Terms({ id, side, personId, onClose }: Omit<Props, 'booking'> & { id: string }) {
  const { data: booking, error, refetch } = useBooking(id, personId)
  const client = useQueryClient()
  const zone = useDeviceZone()
  const [agreed, setAgreed] = useState<string>()
  const cancel = useMutation({
    mutationFn: (seen: { seenFeeCents: bigint; seenFeeMs: number }) => browserApi(cancelBooking, { id, ...seen }),
    onSuccess: (ended) => {
      void client.invalidateQueries({ queryKey: [listBookings.path] })
      toast({ title: 'Consulta desmarcada', description: moneyInWords(ended, side) ?? '' })
      onClose()
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.status === 409) void refetch()
    },
  })
  if (!booking)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
    ) : (
      <Skeleton className="h-40" />
    )
  const { cancellingCostsCents, cancellingCostsMs } = booking
  const costs = cancellingCostsMs > 0 ? packMinutesOf(booking, cancellingCostsMs) : formatBRL(cancellingCostsCents)
  const needsYes = cancellingCostsCents > 0n || cancellingCostsMs > 0
  const { day, times } = whenInWords(booking, zone)
  const yes =
    side === 'consultant'
      ? `Concordo: ${costs} dos meus ganhos viram bônus de ${booking.client.name}.`
      : cancellingCostsMs > 0
        ? `Concordo em usar ${costs} dos meus minutos por desmarcar em cima da hora.`
        : `Concordo em pagar ${costs} por desmarcar em cima da hora.`
  return (
    <div className="grid gap-5">
      <p>
        Com {otherOf(booking, side).name}, {day}, das {times}.
      </p>
      {side === 'client' ? (
        <ClientTerms booking={booking} zone={zone} />
      ) : (
        <ConsultantTerms booking={booking} zone={zone} />
      )}
      {needsYes && (
        <Checkbox
          label={yes}
          checked={agreed === costs}
          onChange={(event) => setAgreed(event.target.checked ? costs : undefined)}
        />
      )}
      {cancel.isError && <ErrorState title="A consulta continua marcada">{errorMessage(cancel.error)}</ErrorState>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="destructive"
          busy={cancel.isPending}
          busyWords="Desmarcando…"
          disabled={needsYes && agreed !== costs}
          className="max-sm:w-full"
          onClick={() => cancel.mutate({ seenFeeCents: cancellingCostsCents, seenFeeMs: cancellingCostsMs })}
        >
          {needsYes && side === 'client'
            ? `Desmarcar e ${cancellingCostsMs > 0 ? 'usar' : 'pagar'} ${costs}`
            : 'Desmarcar'}
        </Button>
        <Button variant="secondary" className="max-sm:w-full" onClick={onClose}>
          Deixar marcada
        </Button>
      </div>
    </div>
  )
}

/** What the client paid, what of it cancelling costs now, and what comes back, to the centavo. */
function ClientTerms({ booking, zone }: { booking: Booking; zone: string }) {
  const { heldCents, heldBonusCents, cancellingCostsCents, cancellingCostsMs: feeMs, coveredMs, freeUntil } = booking
  const fee = least(cancellingCostsCents, heldCents)
  // Bonus is spent first, also by a fee.
  const bonusBack = heldBonusCents - least(heldBonusCents, fee)
  const free = freeUntil && wallTimeIn(zone, freeUntil)
  return (
    <>
      <dl className="grid gap-1.5 rounded-md bg-sunken p-4 tabular-nums">
        {coveredMs > 0 && <Line words="Guardado dos seus minutos">{packMinutesOf(booking, coveredMs)}</Line>}
        {feeMs > 0 && <Line words="Custa agora, dos seus minutos">− {packMinutesOf(booking, feeMs)}</Line>}
        {coveredMs > 0 && (
          <Line words="Volta para os seus minutos" isStrong>
            {packMinutesOf(booking, coveredMs - feeMs)}
          </Line>
        )}
        {coveredMs === 0 && <Sum words="Guardado para a consulta" amount={heldCents} />}
        {fee > 0n && <Sum words="Custa agora, o preço de dez minutos" amount={fee} isMinus />}
        {coveredMs === 0 && <Sum words="Volta para o seu saldo" amount={heldCents - fee} isStrong />}
        {bonusBack > 0n && <Sum words="dos quais de bônus" amount={bonusBack} isQuiet />}
      </dl>
      {free && (
        <p className="text-quiet text-sm">
          {fee === 0n && feeMs === 0
            ? `Sem custo até ${dayInWords(free.day)}, ${free.time}. Tudo volta na hora.`
            : `Desmarcar era grátis até ${dayInWords(free.day)}, ${free.time}. O resto volta na hora.`}
        </p>
      )}
    </>
  )
}

/** That everything goes back to the client; and late, the bonus at the consultant's cost and the public numbers. */
function ConsultantTerms({ booking, zone }: { booking: Booking; zone: string }) {
  const { client, heldCents, coveredMs, cancellingCostsCents: costs, freeUntil, readAt } = booking
  const free = freeUntil && wallTimeIn(zone, freeUntil)
  const isLate = freeUntil !== null && readAt > freeUntil
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1.5 rounded-md bg-sunken p-4 tabular-nums">
        {coveredMs > 0 ? (
          <Line words={`Volta para ${client.name}, na hora`}>{packMinutesOf(booking, coveredMs)}</Line>
        ) : (
          <Sum words={`Volta para ${client.name}, na hora`} amount={heldCents} />
        )}
        <Sum words="Custa para você" amount={costs} isStrong />
      </dl>
      {isLate ? (
        <ul className="measure grid list-disc gap-1.5 pl-5 text-sm marker:text-metal">
          <li>
            {costs > 0n
              ? `O prazo sem custo terminou: ${client.name} recebe ${formatBRL(costs)} de bônus, que saem dos seus ganhos. Acontece uma vez a cada 90 dias com a mesma pessoa.`
              : `${client.name} já recebeu um bônus seu nos últimos 90 dias: desta vez, nada sai dos seus ganhos.`}
          </li>
          <li>Conta como falta nos números públicos do seu perfil.</li>
        </ul>
      ) : (
        <p className="measure text-quiet text-sm">
          {client.name} recebe um aviso por e-mail.
          {free &&
            ` Sem custo até ${dayInWords(free.day)}, ${free.time}; depois, custa ${formatBRL(COMPENSATION)} e conta nos seus números públicos.`}
        </p>
      )}
    </div>
  )
}

type LineProps = { words: string; isStrong?: boolean | undefined; isQuiet?: boolean | undefined; children: ReactNode }

const Line = ({ words, isStrong, isQuiet, children }: LineProps) => (
  <div className={classes('flex justify-between gap-4', isStrong && 'font-semibold', isQuiet && 'text-quiet text-sm')}>
    <dt>{words}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
  </div>
)

type SumProps = Omit<LineProps, 'children'> & { amount: Centavos; isMinus?: boolean }

const Sum = ({ amount, isMinus, ...line }: SumProps) => (
  <Line {...line}>
    {isMinus && '− '}
    <Money amount={amount} />
  </Line>
)
