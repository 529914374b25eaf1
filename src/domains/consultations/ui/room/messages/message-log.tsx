import { Suspense, useMemo } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { ArrowDown } from '#browser/icons/arrow-down.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { formatTime } from '#shared/dates.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import { counterpartOf } from '../../counterpart.ts'
import { type LogLine, logLines } from './log-lines.ts'
import { SaidOrShown } from '../photos/photo-in-log.tsx'
import { OutgoingMessage } from './outgoing-message.tsx'
import type { RoomActions } from '../sync/use-room.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

const TableLine = lazyPart(() => import('../table/table-line.tsx'), 'TableLine')

type Props = { consultation: Consultation; events: readonly RoomEvent[]; isTyping: boolean; isHeld: boolean } & Pick<
  RoomActions,
  'outbox' | 'retry'
> & {
    onEdit: (id: string, body: string) => void
  }

/** The messages, oldest first. Stays scrolled to the newest unless somebody scrolls back. */
export function MessageLog({ consultation, events, outbox, isTyping, isHeld, retry, onEdit }: Props) {
  const lines = useMemo(() => logLines(events, consultation), [events, consultation])
  const { box, content, isBack, toEnd } = useStickToEnd(outbox.length)
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        className="h-full overflow-y-auto overscroll-contain px-4 py-5 [overflow-anchor:none]"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
        tabIndex={0}
        aria-label="Conversa"
      >
        <div ref={content} className="mx-auto flex min-h-full max-w-3xl flex-col justify-end gap-5">
          <div role="log" aria-live="polite" aria-label="Mensagens" className="flex flex-col gap-5">
            {lines.map((line) =>
              line.kind === 'note' ? (
                <Note key={line.key} line={line} />
              ) : line.kind === 'table' ? (
                <Suspense key={line.key}>
                  <TableLine events={events} seq={line.seq} names={consultation} />
                </Suspense>
              ) : (
                <Group key={line.key} roomId={consultation.id} line={line} />
              ),
            )}
          </div>
          {/* Outside of what is read aloud: a message is read once, when it has come into the log. */}
          {outbox.map((one) => (
            <OutgoingMessage
              key={one.id}
              outgoing={one}
              isHeld={isHeld}
              onRetry={() => retry(one.id)}
              onEdit={() => onEdit(one.id, one.body)}
            />
          ))}
        </div>
        <p
          aria-live="polite"
          className={classes(
            'mx-auto max-w-3xl pt-2 text-quiet text-sm italic transition-opacity duration-200',
            isTyping ? 'opacity-100' : 'opacity-0',
          )}
        >
          {isTyping ? `${counterpartOf(consultation).name} está digitando…` : '\u00a0'}
        </p>
      </section>
      {isBack && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute right-4 bottom-3 inline-flex min-h-10 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold text-accent text-sm shadow-lifted"
        >
          <ArrowDown className="size-4" aria-hidden="true" /> Mais recentes
        </button>
      )}
    </div>
  )
}

const Note = ({ line }: { line: Extract<LogLine, { kind: 'note' }> }) => (
  <div className="flex items-center gap-3 text-quiet text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    <span className="max-w-[70%] text-balance text-center">
      {line.words} <time dateTime={line.at.toISOString()}>· {formatTime(line.at)}</time>
    </span>
  </div>
)

type GroupProps = { roomId: string; line: Extract<LogLine, { kind: 'group' }> }

const Group = ({ roomId, line: { mine, author, messages } }: GroupProps) => (
  <div className={classes('grid gap-1', mine ? 'justify-items-end' : 'justify-items-start')}>
    <span className="font-semibold text-quiet text-xs">{author}</span>
    {messages.map((event) => (
      <div
        key={event.seq}
        className={classes(
          'max-w-[85%] rounded-lg border px-3.5 py-2 sm:max-w-[75%]',
          mine ? 'rounded-tr-sm border-transparent bg-accent-wash' : 'rounded-tl-sm border-line bg-surface',
        )}
      >
        <SaidOrShown roomId={roomId} event={event} author={author} />
        <p className="text-right text-quiet text-xs">
          <time dateTime={event.at.toISOString()}>{formatTime(event.at)}</time>
          {mine && <span> · enviada</span>}
        </p>
      </div>
    ))}
  </div>
)
