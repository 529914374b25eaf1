import type { ComponentProps } from 'react'
import { classes } from '../layout/classes.ts'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

/** A native select, which works best with touch and screen readers. Options are the children. */
export const Select = ({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: ComponentProps<'select'> & FieldWords) => (
  <FieldFrame {...{ label, hint, error, optional, className, id }}>
    {(wiring) => (
      <div className="relative">
        <select className={classes(inputLook, 'appearance-none pr-10')} {...input} {...wiring} />
        <svg
          viewBox="0 0 12 8"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 w-3 -translate-y-1/2 text-quiet"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="m1 1.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
    )}
  </FieldFrame>
)
