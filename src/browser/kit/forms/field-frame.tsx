import { type ReactNode, useId } from 'react'
import { classes } from '../layout/classes.ts'

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Shows "(opcional)" beside the label. */
  optional?: boolean
}
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** The look of all text inputs and selects. */
export const inputLook =
  'block min-h-11 w-full rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink transition-colors duration-150 hover:border-accent disabled:opacity-60 aria-invalid:border-bad [&[readonly]]:bg-sunken'

/** Label above, hint and error below, all linked to the control by id. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  className,
  id,
  children,
}: FieldWords & { className?: string | undefined; id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const own = useId()
  const control = id ?? own
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <label htmlFor={control} className="font-medium text-sm">
        {label} {optional && <span className="font-normal text-quiet">(opcional)</span>}
      </label>
      {children({ id: control, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${control}-hint`} className="wrap-anywhere text-quiet text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control}-error`} className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
