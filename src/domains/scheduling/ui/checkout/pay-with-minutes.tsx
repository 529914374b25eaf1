import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { isCall } from '#domains/consultations/rules.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { type Booking, payBooking } from '../../bookings/contract.ts'
import { packMinutesOf } from '../../pack-minutes.rules.ts'

const MINUTE_MS = 60_000

/** Pays all of a reservation with minutes of packages and plans that cover it. */
export function PayWithMinutes({ booking, onMoved }: { booking: Booking; onMoved: (booking: Booking) => void }) {
  const client = useQueryClient()
  const pay = useMutation({
    mutationFn: () =>
      browserApi(payBooking, {
        id: booking.id,
        paymentId: crypto.randomUUID(),
        fromBalanceCents: 0n,
        fromMinutes: true,
        installments: 1,
      }),
    onSuccess: onMoved,
    onSettled: () => client.invalidateQueries({ queryKey: [readWallet.path] }),
  })
  return (
    <Card as="section" aria-labelledby="com-minutos" className="grid gap-4">
      <h3 id="com-minutos" className="text-lg">
        Os seus minutos pagam esta consulta
      </h3>
      <p className="measure">
        Os minutos do seu pacote ou plano cobrem os {booking.minutes} inteiros
        {isCall(booking.channel) &&
          `: um minuto por ${channelNames[booking.channel].toLowerCase()} usa ${packMinutesOf(booking, MINUTE_MS)} deles`}
        . Na consulta, você só gasta o tempo em que os dois estiverem lá. O que sobrar volta para você.
      </p>
      {pay.isError && <ErrorState>{errorMessage(pay.error)}</ErrorState>}
      <Button
        size="lg"
        busy={pay.isPending}
        busyWords="Marcando…"
        onClick={() => pay.mutate()}
        className="sm:justify-self-start"
      >
        Marcar com {packMinutesOf(booking, booking.minutes * MINUTE_MS)} dos meus minutos
      </Button>
      <p className="text-quiet text-sm">Ou pague abaixo com saldo, Pix ou cartão, e guarde os minutos.</p>
    </Card>
  )
}
