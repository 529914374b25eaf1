import type { ComponentProps } from 'react'
import { maskDay } from '#shared/day-input.ts'
import { Field } from './field.tsx'

/** A day typed as dd/mm/aaaa in any browser language. No date picker: birth dates would take too many clicks. */
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
      // Formatting while the caret is in the middle would move it to the end.
      if (selectionEnd === null || selectionEnd === value.length) event.target.value = maskDay(value)
      return onChange?.(event)
    }}
  />
)
