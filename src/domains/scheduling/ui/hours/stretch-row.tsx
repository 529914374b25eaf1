import { X } from '#browser/icons/x.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import type { Stretch } from '../../slots.rules.ts'
import { timeOfDay, untilInWords } from './draft.ts'

const QUARTERS = Array.from({ length: 96 }, (_, at) => at * 15)

type Props = {
  of: string
  stretch: Stretch
  onChange: (stretch: Stretch) => void
  /** What is taken away, in words, and how; absent: it stays. */
  remove?: { words: string; onPress: () => void }
  className?: string
}

/** A row: from when until when, of one day; the end may lie in the night after. */
export function StretchRow({ of, stretch, onChange, remove, className }: Props) {
  const { from, until } = stretch
  const setFrom = (begin: number) =>
    onChange({ from: begin, until: Math.max(begin + 15, Math.min(until, begin + 1_440)) })
  return (
    <div className={classes('flex items-center gap-2', className)}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
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
      </div>
      {remove && <RemoveButton {...remove} />}
    </div>
  )
}

/** Takes something out of the hours. */
export const RemoveButton = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <IconButton label={words} onClick={onPress}>
    <X strokeWidth={1.5} />
  </IconButton>
)
