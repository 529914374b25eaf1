import type { ComponentProps } from 'react'
import { classes } from '../layout/classes.ts'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

/** A multi-line input; grows with its text where the browser supports it. */
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
