import { type ReactNode, Suspense } from 'react'
import { Duration } from '#browser/kit/display/duration.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { lastingWords } from '#domains/wallet/lasting.rules.ts'
import { spokenDuration } from '#shared/spoken-duration.ts'
import type { Consultation } from '../../../state/contract.ts'
import { formatClock } from '../../format-clock.ts'
import { chargedSoFar, isFree } from '../../cost-so-far.ts'
import { ClockDial } from './clock-dial.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { useShownMs } from './shown-clock.tsx'
import { useRoomFunds } from '../use-room-funds.ts'
import { usePriceNow } from './use-price-now.ts'

const OwnShare = lazyPart(() => import('./own-share.tsx'), 'OwnShare')

type Props = { consultation: Consultation /** Whether the consultant has sent the first message. */; hasBegun: boolean }

/** What the server has sent of the clock, as it is shown now. Never beyond what was sent. */
function useDisplayedMeter(c: Consultation, hasBegun: boolean) {
  const shownMs = useShownMs(c)
  const isRunning = c.state === 'active' && hasBegun
  return { isRunning, shownMs, fundedMs: c.billedMs + c.leftMs, charged: chargedSoFar(c, shownMs) }
}

/** What covers this part of the consultation, for the reader. */
const coverageLabel = (c: Consultation) =>
  isFree(c) ? 'Minutos grátis' : c.you === 'client' ? 'Dos seus minutos' : `Dos minutos de ${c.client.name}`

/** The one meter of a room: a line on small screens, the whole dial with its figures where there is room for it. */
export function Meter({ consultation: c, hasBegun }: Props) {
  const { isRunning, shownMs, fundedMs, charged } = useDisplayedMeter(c, hasBegun)
  return (
    <div className="min-w-0 flex-1 basis-32 lg:grid lg:justify-items-center lg:gap-4" data-testid="meter">
      <div className="flex min-w-0 items-center gap-2.5 lg:grid lg:place-items-center">
        <ClockDial
          {...{ shownMs, fundedMs, isRunning }}
          className="w-11 shrink-0 lg:col-start-1 lg:row-start-1 lg:w-[var(--dial,14rem)]"
        />
        <div className="grid min-w-0 leading-tight lg:col-start-1 lg:row-start-1 lg:justify-items-center lg:gap-2">
          <span
            className="font-display text-lg leading-tight tabular-nums lg:text-3xl lg:leading-none"
            data-testid="clock"
          >
            <span translate="no">{formatClock(charged.ms)}</span>{' '}
            <span className="font-sans text-quiet text-sm max-[440px]:hidden lg:hidden lying:hidden">
              {`· ${isRunning ? 'correndo' : hasBegun ? 'parado' : 'à espera'}`}
            </span>
          </span>
          <span className="flex h-[1lh] flex-wrap gap-x-[0.3em] overflow-hidden text-quiet text-xs lg:grid lg:h-auto lg:justify-items-center lg:text-sm lg:leading-tight">
            {shownMs < c.coveredMs ? (
              <>
                <span className="max-w-full truncate lg:font-semibold lg:text-ink">{coverageLabel(c)}</span>{' '}
                <span className="max-lg:hidden">
                  mais <span translate="no">{formatClock(c.coveredMs - charged.ms)}</span>
                </span>
              </>
            ) : (
              <>
                <Money amount={charged.cents} className="font-semibold text-ink" /> <span>até agora</span>
              </>
            )}
          </span>
          {c.you === 'consultant' && (
            <span className="h-[1lh] overflow-hidden text-quiet text-xs lg:hidden">
              <Suspense fallback={'\u00a0'}>
                <OwnShare consultation={c} ms={shownMs} /> para você
              </Suspense>
            </span>
          )}
        </div>
      </div>
      <MeterFigures consultation={c} shownMs={shownMs} leftMs={fundedMs - charged.ms} />
    </div>
  )
}

type FiguresProps = { consultation: Consultation; shownMs: number; leftMs: number }

const MeterFigures = ({ consultation: c, shownMs, leftMs }: FiguresProps) => (
  <dl className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm max-lg:hidden">
    {c.you === 'consultant' && (
      <MeterFigure name="Fica com você">
        <Suspense fallback={'\u00a0'}>
          <OwnShare consultation={c} ms={shownMs} />
        </Suspense>
      </MeterFigure>
    )}
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
    <MeterFigure name="Reservado para mais">
      <span translate="no">{spokenDuration(leftMs)}</span>
    </MeterFigure>
    {c.you === 'client' && !c.awaitsConfirmation && <MeterFunds consultation={c} shownMs={shownMs} />}
  </dl>
)

/** What the client has beyond what is reserved, and how long all of it lasts. */
function MeterFunds({ consultation: c, shownMs }: { consultation: Consultation; shownMs: number }) {
  const funds = useRoomFunds(c, { shownMs })
  return (
    funds && (
      <>
        <MeterFigure name="Disponível">
          <Money amount={funds.availableCents} />
        </MeterFigure>
        <dd className="col-span-2 font-semibold" translate="no">
          {lastingWords(funds, c.consultant.name, true)}
        </dd>
      </>
    )
  )
}

const MeterFigure = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd className="text-right">{children}</dd>
  </>
)
