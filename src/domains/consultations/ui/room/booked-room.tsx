import { useEffect, useState } from 'react'
import { formatTime } from '#shared/dates.ts'
import type { Consultation } from '../../state/contract.ts'
import { APPOINTMENT_MS } from '../../state/deadlines.rules.ts'
import { counterpartOf } from '../counterpart.ts'
import { useServerClock } from '../use-server-clock.ts'
import { CountdownText } from './countdown-text.tsx'

/** Whether an instant of the server's clock is at most so many milliseconds away. */
function useIsWithin(at: Date | null, ms: number, clock: () => number) {
  const isNow = () => at !== null && at.getTime() - clock() <= ms
  const [isWithin, setWithin] = useState(isNow)
  useEffect(() => {
    const look = () => setWithin(at !== null && at.getTime() - clock() <= ms)
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [at, ms, clock])
  return isWithin
}

/** In the open room of a booking: when it begins, and how long whom one waits for has time to come. */
export function BookedWaiting({ consultation: c }: { consultation: Consultation }) {
  const clock = useServerClock(c.readAt)
  const { startsAt } = c.booked!
  const hasBegun = useIsWithin(startsAt, 0, clock)
  const other = counterpartOf(c).name
  const patience = c.you === 'client' ? APPOINTMENT_MS.patience : APPOINTMENT_MS.counts
  return hasBegun ? (
    <p>
      <span className="font-semibold">É a hora marcada. Esperamos {other}.</span>{' '}
      {c.booked!.attendance ? (
        'Nada é cobrado enquanto vocês não estiverem juntos.'
      ) : c.you === 'client' ? (
        <>
          Se não vier em <CountdownText at={new Date(startsAt.getTime() + patience)} clock={clock} />, tudo volta para
          você sozinho.
        </>
      ) : (
        <>
          Fique na sala: se não vier em <CountdownText at={new Date(startsAt.getTime() + patience)} clock={clock} />,
          você recebe a sua parte de dez minutos.
        </>
      )}
    </p>
  ) : (
    <p>
      <span className="font-semibold">A sala já está aberta.</span> A consulta está marcada para {formatTime(startsAt)}{' '}
      (Brasília), em <CountdownText at={startsAt} clock={clock} />. Se {other} chegar antes, dá para começar: só o tempo
      juntos é cobrado.
    </p>
  )
}

/** Ten minutes before the next booking of one of the two: the room ends then. */
export function useEndsForNext(c: Consultation) {
  const clock = useServerClock(c.readAt)
  return { isNear: useIsWithin(c.mustEndAt, APPOINTMENT_MS.opensBefore, clock), clock }
}

export const NextBooking = ({ at, clock }: { at: Date; clock: () => number }) => (
  <p>
    <span className="font-semibold">Às {formatTime(at)} (Brasília) começa outra consulta marcada.</span> Esta termina
    sozinha nessa hora, em <CountdownText at={at} clock={clock} />, e é acertada pelo tempo em que vocês estiveram
    juntos.
  </p>
)
