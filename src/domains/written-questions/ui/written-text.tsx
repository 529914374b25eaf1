import { useId } from 'react'
import { formatDayAndTime } from '#shared/dates.ts'

/** A text as it was written, with its line breaks. Renders nothing when it is empty. */
export function WrittenText({ title, text, at }: { title: string; text: string; at: Date | null }) {
  const id = useId()
  if (text === '') return null
  return (
    <section aria-labelledby={id} className="grid gap-3 border-metal border-l-2 pl-5 sm:pl-7">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {at && (
          <time dateTime={at.toISOString()} className="text-quiet text-sm">
            {formatDayAndTime(at)}
          </time>
        )}
      </header>
      <p className="measure wrap-anywhere whitespace-pre-wrap leading-relaxed">{text}</p>
    </section>
  )
}
