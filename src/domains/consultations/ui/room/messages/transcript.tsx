import { formatTime } from '#shared/dates.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import { SaidOrShown } from '../photos/photo-in-log.tsx'
import { TableLine } from '../table/table-line.tsx'
import type { LogLine } from './log-lines.ts'

type Props = { lines: readonly LogLine[]; events: readonly RoomEvent[]; consultation: Consultation }

/** The conversation with its photos, and what was turned on its table, as plain text, for reading and printing. */
export const Transcript = ({ lines, events, consultation }: Props) => (
  <section aria-labelledby="conversa" className="grid gap-5">
    <h2 id="conversa" className="border-line border-b pb-3 text-xl">
      A conversa
    </h2>
    <ol className="grid gap-4">
      {lines.map((line) =>
        line.kind === 'note' ? (
          <li key={line.key} className="text-center text-quiet text-xs">
            {line.words} · {formatTime(line.at)}
          </li>
        ) : line.kind === 'table' ? (
          <li key={line.key} className="empty:hidden">
            <TableLine events={events} seq={line.seq} names={consultation} />
          </li>
        ) : (
          <li key={line.key} className="grid gap-1">
            <span className="font-semibold text-sm">
              {line.author} <time className="font-normal text-quiet text-xs">{formatTime(line.messages[0]!.at)}</time>
            </span>
            {line.messages.map((event) => (
              <SaidOrShown key={event.seq} roomId={consultation.id} event={event} author={line.author} />
            ))}
          </li>
        ),
      )}
    </ol>
  </section>
)
