import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { formatBRL } from '#shared/money.ts'
import { type Booking, cancelBooking, listBookings } from '../../bookings/contract.ts'
import { formatMinutes } from '#domains/wallet/ui/minutes/format-minutes.ts'
import { moneyInWords, otherOf, type Side, whenInWords } from '../booking-words.ts'
import { dayInWords, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { useBooking } from '../use-bookings.ts'

type Props = { booking: Booking; side: Side; personId: string; onClose: () => void }

/** Cancels a booking after saying what that costs now; a fee needs a yes of its own. */
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
      toast({ title: 'Consulta desmarcada', description: side === 'client' ? (moneyInWords(ended) ?? '') : '' })
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
  const { cancellingCostsCents: fee, cancellingCostsMs: feeMs, coveredMs } = booking
  const costs = feeMs > 0 ? formatMinutes(feeMs) : formatBRL(fee)
  const other = otherOf(booking, side)
  const { day, times } = whenInWords(booking, zone)
  const free = booking.freeUntil && wallTimeIn(zone, booking.freeUntil)
  const needsYes = fee > 0n || feeMs > 0
  return (
    <div className="grid gap-5">
      <p>
        Com {other.name}, {day}, das {times}.
      </p>
      {side === 'consultant' ? (
        <p className="measure">
          Tudo o que {other.name} pagou volta na hora, com um aviso por e-mail. Quanto antes você desmarcar, mais fácil
          para quem contava com este horário.
        </p>
      ) : (
        <dl className="grid gap-1.5 rounded-md bg-sunken p-4 tabular-nums">
          {needsYes && (
            <div className="flex justify-between gap-4">
              <dt>{feeMs > 0 ? 'Custa agora, dos seus minutos' : 'Custa agora, o preço de dez minutos'}</dt>
              <dd>{costs}</dd>
            </div>
          )}
          <div className="flex justify-between gap-4 font-semibold">
            <dt>{coveredMs > 0 ? 'Volta para os seus minutos' : 'Volta para o seu saldo'}</dt>
            <dd>
              {coveredMs > 0 ? (
                formatMinutes(coveredMs - feeMs)
              ) : (
                <Money amount={booking.heldCents - (fee < booking.heldCents ? fee : booking.heldCents)} />
              )}
            </dd>
          </div>
          {!needsYes && free && booking.state === 'confirmed' && (
            <p className="mt-1 text-quiet text-sm">
              Sem custo até {dayInWords(free.day)}, {free.time}.
            </p>
          )}
        </dl>
      )}
      {needsYes && (
        <Checkbox
          label={
            feeMs > 0
              ? `Concordo em usar ${costs} dos meus minutos por desmarcar em cima da hora.`
              : `Concordo em pagar ${costs} por desmarcar em cima da hora.`
          }
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
          onClick={() => cancel.mutate({ seenFeeCents: fee, seenFeeMs: feeMs })}
        >
          {needsYes ? `Desmarcar e ${feeMs > 0 ? 'usar' : 'pagar'} ${costs}` : 'Desmarcar'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Deixar marcada
        </Button>
      </div>
    </div>
  )
}
