import type { ComponentProps } from 'react'
import { classes } from '../layout/classes.ts'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

/** Room for several lines; grows with what is written where the browser can. */
export const TextArea = ({
  label,
  hint,
  error,
  optional,
  className,
  id,
  rows = 4,
  ...input
}: ComponentProps<'textarea'> & FieldWords) => (
  <FieldFrame {...{ label, hint, error, optional, className, id }}>
    {(wiring) => (
      <textarea
        rows={rows}
        className={classes(inputLook, 'field-sizing-content max-h-96 min-h-24 resize-y')}
        {...input}
        {...wiring}
      />
    )}
  </FieldFrame>
)
