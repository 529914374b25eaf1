import { Money } from '#browser/kit/display/money.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import type { QueueCase } from '../contract.ts'
import { dueWords, type Urgency, urgencyOf } from '../due.rules.ts'
import { QUEUE_KINDS } from '../kinds.rules.ts'
import { aboutWords } from './about-words.ts'

const DUE: Record<Urgency, string> = { overdue: 'font-semibold text-bad', soon: 'font-semibold text-warn', later: '' }

type Props = { one: QueueCase; now: Date; href: string; isOpen: boolean; isMine: boolean }

/** One case in two lines: whose it is and until when; what it is about, what it moves and who has it. */
export const QueueRow = ({ one, now, href, isOpen, isMine }: Props) => (
  <li className={classes('relative', isOpen ? 'bg-accent-wash' : 'hover:bg-sunken')}>
    <a
      href={href}
      data-case={`${one.kind}:${one.id}`}
      aria-current={isOpen ? 'true' : undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2 text-sm focus-visible:-outline-offset-2"
    >
      <span className="truncate font-semibold">{one.name || QUEUE_KINDS[one.kind].words}</span>
      <span className={classes('text-right text-xs leading-5 tabular-nums', DUE[urgencyOf(one.dueAt, now)])}>
        <span className="sr-only">Prazo: </span>
        {one.snoozedUntil ? `volta ${formatDayAndTime(one.snoozedUntil)}` : dueWords(one.dueAt, now)}
      </span>
      <span className="truncate text-quiet">
        {[QUEUE_KINDS[one.kind].words, aboutWords(one)].filter(Boolean).join(' · ')}
      </span>
      <span className="flex items-center justify-end gap-2 text-quiet text-xs">
        {one.amountCents !== null && <Money amount={one.amountCents} />}
        {one.takenBy && (
          <span
            className={classes(
              'max-w-24 truncate rounded-sm px-1.5',
              isMine ? 'bg-accent text-on-accent' : 'bg-sunken text-ink',
            )}
          >
            {isMine ? 'com você' : `com ${one.takenBy.name.split(' ')[0]}`}
          </span>
        )}
      </span>
    </a>
  </li>
)
