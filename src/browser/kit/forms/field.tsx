import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

/** A text input. `after` is shown inside its box at the end (a unit, a button). */
export const Field = ({
  label,
  hint,
  error,
  optional,
  className,
  after,
  id,
  ...input
}: ComponentProps<'input'> & FieldWords & { after?: ReactNode }) => (
  <FieldFrame {...{ label, hint, error, optional, className, id }}>
    {(wiring) => (
      <div className="relative">
        <input className={classes(inputLook, !!after && 'pr-14')} {...input} {...wiring} />
        {after && <div className="absolute inset-y-0 right-1.5 flex items-center text-quiet text-sm">{after}</div>}
      </div>
    )}
  </FieldFrame>
)
