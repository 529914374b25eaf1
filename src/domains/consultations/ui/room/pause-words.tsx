import type { Consultation } from '../../state/contract.ts'
import { useServerClock } from '../use-server-clock.ts'
import { CountdownText } from './countdown-text.tsx'
import { pauseText } from './room-texts.ts'

/** Why the clock stands, what makes it go on, and when the consultation is settled otherwise. */
export function PauseWords({ consultation: c }: { consultation: Consultation }) {
  const clock = useServerClock(c.readAt)
  const { title, text } = pauseText(c)
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p>
        {text}{' '}
        {c.deadlineAt && (
          <span className="text-quiet">
            Sem isso, a consulta é acertada em <CountdownText at={c.deadlineAt} clock={clock} />.
          </span>
        )}
      </p>
    </>
  )
}
