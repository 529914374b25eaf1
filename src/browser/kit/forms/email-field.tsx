import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** An e-mail address. Where it opens an account, password managers look for it as `username`, its default. */
export const EmailField = ({
  autoComplete = 'username',
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'autoCapitalize'>) => (
  <Field {...field} type="email" inputMode="email" autoComplete={autoComplete} autoCapitalize="none" />
)
