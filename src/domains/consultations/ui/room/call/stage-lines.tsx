import { CircleQuestionMark } from '#browser/icons/circle-question-mark.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import type { Consultation } from '../../../state/contract.ts'
import { lossWords, roundTripWords } from '../../network-words.ts'
import { usePriceNow } from '../meter/use-price-now.ts'
import { type CallAction, callStatus, QUALITY_WORDS } from './call-texts.ts'
import type { CallView } from './call-view.ts'

const QUALITY_BARS = { good: 3, fair: 2, bad: 1 } as const

/** Words that may lie on a picture. */
const PLATE = 'flex min-h-8 items-center rounded-full bg-ground/80 px-3 text-sm'

type Props = { consultation: Consultation; view: CallView }

/** What a minute costs now, and how good the connection is. */
export function TopLine({ consultation: c, view, onAsk }: Props & { onAsk: () => void }) {
  const { channel, cents } = usePriceNow(c)
  return (
    <div className="relative flex flex-wrap items-start justify-between gap-1.5 p-2 md:p-3">
      <div className={`${PLATE} pr-0`}>
        <p data-testid="price-now">
          <Money amount={cents} className="font-semibold text-ink" />
          /min · {channel === 'video' ? 'vídeo' : 'voz'}
        </p>
        <IconButton label="O que conta como tempo" onClick={onAsk} className="size-8! [&_svg]:size-4.5!">
          <CircleQuestionMark />
        </IconButton>
      </div>
      {view.quality && view.connection && view.link === 'connected' && (
        <p
          className={`${PLATE} ml-auto gap-2`}
          data-tooltip={`${lossWords(view.connection.lost * 100)}, ${roundTripWords(view.connection.roundTripMs)}`}
        >
          <svg viewBox="0 0 14 12" aria-hidden="true" className="w-3.5 fill-current">
            {[0, 1, 2].map((bar) => (
              <rect
                key={bar}
                x={bar * 5}
                y={8 - bar * 4}
                width={4}
                height={4 + bar * 4}
                rx={1}
                opacity={bar < QUALITY_BARS[view.quality!] ? 1 : 0.25}
              />
            ))}
          </svg>
          {QUALITY_WORDS[view.quality]}
        </p>
      )}
    </div>
  )
}

/** The one thing to know now, and what to do; spoken when it changes. A pause is spoken by its notice. */
export function StatusLine({ consultation, view, act }: Props & { act: Record<CallAction, () => void> }) {
  const status = callStatus(consultation, view)
  return (
    <div role="status" aria-live={consultation.state === 'paused' ? 'off' : 'polite'} className="relative px-3 text-sm">
      {status && (
        <div className="mx-auto mb-2 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1.5 rounded-lg border border-line bg-surface px-3 py-1.5">
          {status.isMoving && <Spinner />}
          <p className="min-w-0">{status.words}</p>
          {status.action && (
            <Button size="sm" onClick={act[status.action.name]}>
              {status.action.words}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
