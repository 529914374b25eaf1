import { formatTime } from '#shared/dates.ts'
import type { LogLine } from './log-lines.ts'

/** The messages of the consultation as plain text, for reading and printing. */
export const Transcript = ({ lines }: { lines: readonly LogLine[] }) => (
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
        ) : (
          <li key={line.key} className="grid gap-1">
            <span className="font-semibold text-sm">
              {line.author} <time className="font-normal text-quiet text-xs">{formatTime(line.messages[0]!.at)}</time>
            </span>
            {line.messages.map(({ seq, body }) => (
              <p key={seq} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {body}
              </p>
            ))}
          </li>
        ),
      )}
    </ol>
  </section>
)
