import { classes } from '#browser/kit/layout/classes.ts'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import type { Consultation } from '../../../contract.ts'
import { formatClock } from '../../format-clock.ts'
import { costSoFar } from '../../cost-so-far.ts'
import { ClockDial } from './clock-dial.tsx'
import { useSmoothClock } from './use-smooth-clock.ts'

type Props = { consultation: Consultation /** Whether the consultant has sent the first message. */; hasBegun: boolean }

/** The server's last meter reading as it is displayed now; never ahead of it. */
export function useDisplayedMeter(c: Consultation, hasBegun: boolean) {
  const isRunning = c.state === 'active' && hasBegun
  const shownMs = useSmoothClock(c.billedMs, isRunning)
  return { isRunning, shownMs, fundedMs: c.billedMs + c.leftMs, cost: costSoFar(c, shownMs) }
}

/** Whose minutes cover this part of the consultation, for the reader. */
const coverageLabel = ({ you, client, awaitsConfirmation }: Consultation) =>
  awaitsConfirmation ? 'Minutos grátis' : you === 'client' ? 'Dos seus minutos' : `Dos minutos de ${client.name}`

/** The meter as a dial, for wide screens. */
export function MeterDial({ consultation: c, hasBegun }: Props) {
  const { isRunning, shownMs, fundedMs, cost } = useDisplayedMeter(c, hasBegun)
  return (
    <div className="grid justify-items-center gap-4" data-testid="meter">
      <div className="relative grid place-items-center">
        <ClockDial shownMs={shownMs} fundedMs={fundedMs} isRunning={isRunning} className="w-56" />
        <div className="absolute grid justify-items-center">
          <span className="font-display text-3xl leading-none tabular-nums" data-testid="clock">
            {formatClock(shownMs)}
          </span>
          <span className="mt-2 text-center text-quiet text-sm leading-tight">
            {shownMs < c.coveredMs ? (
              <>
                <strong className="font-semibold text-ink">{coverageLabel(c)}</strong>
                <br />
                mais {formatClock(c.coveredMs - shownMs)}
              </>
            ) : (
              <>
                <Money amount={cost} className="font-semibold text-ink" />
                <br />
                até agora
              </>
            )}
          </span>
        </div>
      </div>
      <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm [&_dd]:text-right">
        <dt className="text-quiet">Preço por minuto</dt>
        <dd>
          <Money amount={c.pricePerMinuteCents} />
        </dd>
        {c.coveredMs > 0 && (
          <>
            <dt className="text-quiet">{c.awaitsConfirmation ? 'Minutos grátis' : 'Coberto no início'}</dt>
            <dd>
              <Duration ms={c.coveredMs} />
            </dd>
          </>
        )}
        {(c.heldCents > 0n || c.coveredMs === 0) && (
          <>
            <dt className="text-quiet">Reservado</dt>
            <dd>
              <Money amount={c.heldCents} />
            </dd>
          </>
        )}
        <dt className="text-quiet">{c.coveredMs > 0 ? 'Tudo isso dura mais' : 'O reservado dura mais'}</dt>
        <dd>
          <Duration ms={fundedMs - shownMs} />
        </dd>
      </dl>
    </div>
  )
}

/** The meter as one row, for small screens. */
export function MeterStrip({ consultation: c, hasBegun }: Props) {
  const { isRunning, shownMs, fundedMs, cost } = useDisplayedMeter(c, hasBegun)
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <ClockDial shownMs={shownMs} fundedMs={fundedMs} isRunning={isRunning} className="w-11 shrink-0" isSmall />
      <div className="grid min-w-0 leading-tight">
        <span className="font-display text-lg leading-tight tabular-nums" data-testid="clock-small">
          {formatClock(shownMs)}{' '}
          <span className={classes('font-sans text-quiet text-sm', isRunning && 'max-[440px]:hidden')}>
            · {isRunning ? 'correndo' : hasBegun ? 'parado' : 'à espera'}
          </span>
        </span>
        <span className="truncate text-quiet text-xs">
          {shownMs < c.coveredMs ? (
            coverageLabel(c)
          ) : (
            <>
              <Money amount={cost} className="font-semibold text-ink" /> até agora
            </>
          )}
        </span>
      </div>
    </div>
  )
}
