import { Select } from '#browser/kit/forms/select.tsx'
import type { Stretch } from '../../slots.rules.ts'
import { timeOfDay, untilInWords } from './draft.ts'

const QUARTERS = Array.from({ length: 96 }, (_, at) => at * 15)

/** From when until when, of one day; the end may lie in the night after. */
export function StretchFields({
  of,
  stretch,
  onChange,
}: {
  of: string
  stretch: Stretch
  onChange: (stretch: Stretch) => void
}) {
  const { from, until } = stretch
  const setFrom = (begin: number) =>
    onChange({ from: begin, until: Math.max(begin + 15, Math.min(until, begin + 1_440)) })
  return (
    <>
      <Select
        label={<span className="sr-only">{of}, das</span>}
        value={from}
        className="min-w-24 flex-1"
        onChange={(event) => setFrom(Number(event.target.value))}
      >
        {QUARTERS.map((minute) => (
          <option key={minute} value={minute}>
            {timeOfDay(minute)}
          </option>
        ))}
      </Select>
      <span className="text-quiet text-sm">às</span>
      <Select
        label={<span className="sr-only">{of}, até</span>}
        value={until}
        className="min-w-24 flex-1"
        onChange={(event) => onChange({ from, until: Number(event.target.value) })}
      >
        {QUARTERS.map((minute) => (
          <option key={minute} value={from + minute + 15}>
            {untilInWords(from + minute + 15)}
          </option>
        ))}
      </Select>
    </>
  )
}
