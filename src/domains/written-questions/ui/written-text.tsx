import { useId } from 'react'
import { formatDayAndTime } from '#shared/dates.ts'

/** A text as it was written, with its line breaks. Renders nothing when it is empty. */
export function WrittenText({ title, text, at }: { title: string; text: string; at: Date | null }) {
  const id = useId()
  if (text === '') return null
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-semibold">
          {title}
        </span>
        {at && (
          <time dateTime={at.toISOString()} className="text-quiet text-sm tabular-nums">
            {formatDayAndTime(at)}
          </time>
        )}
      </p>
      <p className="measure wrap-anywhere whitespace-pre-wrap leading-relaxed">{text}</p>
    </div>
  )
}
