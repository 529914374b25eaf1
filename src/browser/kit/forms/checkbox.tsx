import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../layout/classes.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** A checkbox whose whole sentence can be clicked. */
export function Checkbox({ label, hint, error, className, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes('grid gap-1', className)}>
      <label className="flex min-h-10 items-start gap-3 py-2 text-sm">
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="peer size-full appearance-none rounded-sm border border-edge bg-surface checked:border-accent checked:bg-accent disabled:opacity-60 aria-invalid:border-bad"
            {...input}
          />
          <svg
            viewBox="0 0 14 11"
            aria-hidden="true"
            className="pointer-events-none absolute w-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m1 5.5 4 4 8-8.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8.5 text-quiet text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pl-8.5 font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
