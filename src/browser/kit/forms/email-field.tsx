import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** An e-mail address. Its default autocomplete `username` is what password managers expect of a sign-in. */
export const EmailField = ({
  autoComplete = 'username',
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoCapitalize'>) => (
  <Field {...field} type="email" inputMode="email" autoComplete={autoComplete} autoCapitalize="none" />
)
