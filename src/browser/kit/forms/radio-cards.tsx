import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../layout/classes.ts'

export type RadioCard = { value: string; title: ReactNode; text?: ReactNode; aside?: ReactNode; disabled?: boolean }
type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & {
  legend: ReactNode
  cards: readonly RadioCard[]
  value?: string
  error?: ReactNode
  columns?: string
}

/** A choice among a few options that need a sentence each. Arrow keys move, as in every radio group. */
export function RadioCards({ legend, cards, value, error, columns = 'sm:grid-cols-2', ...input }: Props) {
  const fault = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? fault : undefined}
      className="grid gap-2"
    >
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className={classes('grid gap-3', columns)}>
        {cards.map((card) => (
          <label
            key={card.value}
            className="flex items-start gap-2 rounded-md border border-edge bg-surface p-3 sm:gap-3 sm:p-4 transition-colors duration-150 hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              {...input}
              value={card.value}
              disabled={card.disabled}
              {...(value !== undefined && { checked: value === card.value })}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface outline-none checked:border-6 checked:border-accent"
            />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-semibold">{card.title}</span>
              {card.text && <span className="text-quiet text-sm">{card.text}</span>}
            </span>
            {card.aside}
          </label>
        ))}
      </div>
      {error && (
        <p id={fault} className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
