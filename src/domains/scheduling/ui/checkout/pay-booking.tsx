import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { useSpendingObstacle } from '#domains/limits/ui/spending-notice.tsx'
import type { PaymentMethod } from '#domains/payments/rules.ts'
import { OpenPayment } from '#domains/payments/ui/open-payment.tsx'
import { PayForm } from '#domains/payments/ui/pay-form.tsx'
import { type Booking, payBooking } from '../../bookings/contract.ts'
import { PayWithMinutes } from './pay-with-minutes.tsx'

type Props = { booking: Booking; onMoved: (booking: Booking) => void }

const WORDS = {
  thing: 'esta reserva',
  stays: 'o horário continua guardado para você',
  atOnce: 'O valor fica guardado. Na consulta, você só paga o tempo em que os dois estiverem lá.',
}

/** Pays a reservation: the choice, or the payment that is under way. */
export function PayReservation({ booking, onMoved }: Props) {
  const [asked, setAsked] = useState<string>()
  const onPaid = (moved: Booking) => {
    setAsked(moved.payment?.id)
    onMoved(moved)
  }
  const { payment, consultant } = booking
  const obstacle = useSpendingObstacle()
  const form = (method?: PaymentMethod) => (
    <PayForm
      bill={{
        total: booking.priceCents,
        held: booking.heldCents,
        takesBalance: true,
        bonusWith: consultant,
      }}
      method={method}
      words={WORDS}
      // What it costs was counted when it was reserved.
      obstacleOf={(fromBalance) => obstacle({ paid: booking.priceCents - fromBalance, charged: 0n })}
      request={(paid) => browserApi(payBooking, { id: booking.id, ...paid })}
      onPaid={onPaid}
    />
  )
  if (!payment)
    return (
      <div className="grid gap-8">
        {booking.isCoverable && <PayWithMinutes booking={booking} onMoved={onMoved} />}
        {form()}
      </div>
    )
  return (
    <OpenPayment
      key={payment.id}
      paymentId={payment.id}
      redirects={asked === payment.id}
      words={WORDS}
      credited={
        <p role="status" className="flex items-center gap-2.5 py-6 font-medium text-lg">
          <Spinner /> Pagamento confirmado. Marcando a sua consulta…
        </p>
      }
      form={form}
    />
  )
}
