import type { ComponentProps } from 'react'
import { maskDay } from '#shared/day-input.ts'
import { Field } from './field.tsx'

/**
 * A day typed as dd/mm/aaaa, whatever language the browser speaks: nobody pages back through thirty years of a
 * calendar.
 */
export const DayField = ({
  onChange,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'placeholder'>) => (
  <Field
    {...field}
    inputMode="numeric"
    placeholder="dd/mm/aaaa"
    onChange={(event) => {
      const { value, selectionEnd } = event.target
      // Who mends a figure in the middle keeps the place.
      if (selectionEnd === null || selectionEnd === value.length) event.target.value = maskDay(value)
      return onChange?.(event)
    }}
  />
)
