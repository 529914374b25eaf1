import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { formatTime } from '#shared/dates.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import type { TimelineLine } from '../contract.ts'
import { wordsOfLine } from '../words.rules.ts'

/** One thing that happened: when, what, how it stands, with whom, how much. */
export function TimelineEntry({ line }: { line: TimelineLine }) {
  const { what, state, tone, more } = wordsOfLine(line)
  const { about, by, text, amountCents, at } = line
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 border-line border-b py-1.5 text-sm">
      <time dateTime={at.toISOString()} className="text-quiet tabular-nums">
        {formatTime(at)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
          {about ? (
            <a href={hrefOfObject(about.kind, about.id)} className="font-semibold hover:text-accent hover:underline">
              {what}
            </a>
          ) : (
            <span className="font-semibold">{what}</span>
          )}
          {state && <Badge tone={tone}>{state}</Badge>}
          {by && (
            <a href={hrefOfObject('person', by.id)} className="hover:text-accent hover:underline">
              {by.name}
            </a>
          )}
          {amountCents !== null && <Money amount={amountCents} className="ml-auto" />}
        </p>
        {more && <p className="wrap-anywhere text-quiet">{more}</p>}
        {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      </div>
    </li>
  )
}
