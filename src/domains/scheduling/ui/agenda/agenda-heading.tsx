import { ChevronLeft } from '#browser/icons/chevron-left.ts'
import { ChevronRight } from '#browser/icons/chevron-right.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { dayInWords } from '../local-time.ts'
import { mondayOf, type View, viewLater, weekInWords } from './address.ts'
import type { DayPlan } from './day-column.tsx'

type Props = { view: View; today: string; onShow: (view: View) => void }

/** Which days are shown, the way to others, and day or week. */
export function AgendaHeading({ view, today, onShow }: Props) {
  const isWeek = view.kind === 'semana'
  const words = isWeek ? weekInWords(mondayOf(view.day)) : dayInWords(view.day)
  const of = isWeek ? 'semana' : 'dia'
  const isNow = isWeek ? mondayOf(view.day) === mondayOf(today) : view.day === today
  const choose = (kind: View['kind']) => onShow({ kind, day: isWeek && isNow ? today : view.day })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id="dias" aria-live="polite" className="mr-auto text-xl first-letter:uppercase sm:text-2xl">
        {words}
      </h2>
      <div className="flex items-center gap-1">
        <IconButton label={isWeek ? 'Semana anterior' : 'Dia anterior'} onClick={() => onShow(viewLater(view, -1))}>
          <ChevronLeft strokeWidth={1.5} />
        </IconButton>
        <Button variant="secondary" size="sm" aria-disabled={isNow} onClick={() => onShow({ ...view, day: today })}>
          Hoje
        </Button>
        <IconButton label={isWeek ? 'Próxima semana' : 'Próximo dia'} onClick={() => onShow(viewLater(view, 1))}>
          <ChevronRight strokeWidth={1.5} />
        </IconButton>
      </div>
      <div role="group" aria-label="Ver por" className="flex rounded-md border border-edge bg-surface p-0.5">
        {(['dia', 'semana'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === of}
            onClick={() => choose(kind)}
            className="min-h-9 rounded px-3 font-semibold text-sm hover:text-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
          >
            {kind === 'dia' ? 'Dia' : 'Semana'}
          </button>
        ))}
      </div>
    </div>
  )
}

const INITIALS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']

/** The week of the shown day, each day a button, with a dot where something is booked. */
export const DayStrip = ({ view, today, plans, onShow }: Props & { plans: readonly DayPlan[] }) => (
  <div role="group" aria-label="Dias desta semana" className="grid grid-cols-7 gap-1">
    {plans.map(({ day, bookings }, n) => (
      <button
        key={day}
        type="button"
        aria-pressed={day === view.day}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onShow({ kind: 'dia', day })}
        className={classes(
          'grid min-h-14 justify-items-center gap-0.5 rounded-md border py-1.5 text-xs',
          'border-line bg-surface hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent',
          day === today && 'font-semibold',
        )}
      >
        <span className="sr-only">
          {dayInWords(day)}
          {bookings.length > 0 && `, ${bookings.length} ${bookings.length === 1 ? 'marcada' : 'marcadas'}`}
        </span>
        <span aria-hidden="true" className="text-quiet">
          {INITIALS[n]}
        </span>
        <span aria-hidden="true" className="text-base tabular-nums leading-none">
          {Number(day.slice(8))}
        </span>
        <span className={classes('size-1.5 rounded-full', bookings.length > 0 && 'bg-metal')} />
      </button>
    ))}
  </div>
)
