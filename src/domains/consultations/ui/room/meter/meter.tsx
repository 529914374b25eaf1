import type { ReactNode } from 'react'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import type { Consultation } from '../../../contract.ts'
import { formatClock } from '../../format-clock.ts'
import { costSoFar, isFree } from '../../cost-so-far.ts'
import { ClockDial } from './clock-dial.tsx'
import { usePriceNow } from './use-price-now.ts'
import { useSmoothClock } from './use-smooth-clock.ts'

type Props = { consultation: Consultation /** Whether the consultant has sent the first message. */; hasBegun: boolean }

/** What the server has sent of the clock, as it is shown now. Never beyond what was sent. */
function useDisplayedMeter(c: Consultation, hasBegun: boolean) {
  const isRunning = c.state === 'active' && hasBegun
  const shownMs = useSmoothClock(c.billedMs, isRunning)
  return { isRunning, shownMs, fundedMs: c.billedMs + c.leftMs, cost: costSoFar(c, shownMs) }
}

/** What covers this part of the consultation, for the reader. */
const coverageLabel = (c: Consultation) =>
  isFree(c) ? 'Minutos grátis' : c.you === 'client' ? 'Dos seus minutos' : `Dos minutos de ${c.client.name}`

/** The one meter of a room: a line on small screens, the whole dial with its figures where there is room for it. */
export function Meter({ consultation: c, hasBegun }: Props) {
  const { isRunning, shownMs, fundedMs, cost } = useDisplayedMeter(c, hasBegun)
  return (
    <div className="min-w-0 flex-1 basis-32 lg:grid lg:justify-items-center lg:gap-4" data-testid="meter">
      <div className="flex min-w-0 items-center gap-2.5 lg:grid lg:place-items-center">
        <ClockDial
          {...{ shownMs, fundedMs, isRunning }}
          className="w-11 shrink-0 lg:col-start-1 lg:row-start-1 lg:w-56"
        />
        <div className="grid min-w-0 leading-tight lg:col-start-1 lg:row-start-1 lg:justify-items-center lg:gap-2">
          <span
            className="font-display text-lg leading-tight tabular-nums lg:text-3xl lg:leading-none"
            data-testid="clock"
          >
            {formatClock(shownMs)}{' '}
            <span className="font-sans text-quiet text-sm max-[440px]:hidden lg:hidden lying:hidden">
              · {isRunning ? 'correndo' : hasBegun ? 'parado' : 'à espera'}
            </span>
          </span>
          <span className="flex h-[1lh] flex-wrap gap-x-[0.3em] overflow-hidden text-quiet text-xs lg:grid lg:h-auto lg:justify-items-center lg:text-sm lg:leading-tight">
            {shownMs < c.coveredMs ? (
              <>
                <span className="max-w-full truncate lg:font-semibold lg:text-ink">{coverageLabel(c)}</span>{' '}
                <span className="max-lg:hidden">mais {formatClock(c.coveredMs - shownMs)}</span>
              </>
            ) : (
              <>
                <Money amount={cost} className="font-semibold text-ink" /> <span>até agora</span>
              </>
            )}
          </span>
        </div>
      </div>
      <MeterFigures consultation={c} leftMs={fundedMs - shownMs} />
    </div>
  )
}

const MeterFigures = ({ consultation: c, leftMs }: { consultation: Consultation; leftMs: number }) => (
  <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm max-lg:hidden">
    <MeterFigure name="Preço por minuto">
      <Money amount={usePriceNow(c).cents} />
    </MeterFigure>
    {c.coveredMs > 0 && (
      <MeterFigure name={isFree(c) ? 'Minutos grátis' : 'Coberto no início'}>
        <Duration ms={c.coveredMs} />
      </MeterFigure>
    )}
    {(c.heldCents > 0n || c.coveredMs === 0) && (
      <MeterFigure name="Reservado">
        <Money amount={c.heldCents} />
      </MeterFigure>
    )}
    <MeterFigure name={c.coveredMs > 0 ? 'Tudo isso dura mais' : 'O reservado dura mais'}>
      <Duration ms={leftMs} />
    </MeterFigure>
  </dl>
)

const MeterFigure = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd className="text-right">{children}</dd>
  </>
)
