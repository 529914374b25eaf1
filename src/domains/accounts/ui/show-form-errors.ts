import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '#browser/api.ts'

/**
 * Shows a refusal beside its fields, with the first one focused, or as the form's own error when it names no field
 * here.
 */
export function showFormErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError' | 'getFieldState'>,
  names: readonly FieldPath<T>[],
  error: unknown,
  otherwise: string,
) {
  const fields = error instanceof ApiError ? error.fields : {}
  const matching = names.filter((name) => fields[name])
  matching.forEach((name, index) =>
    form.setError(name, { type: 'server', message: fields[name]! }, { shouldFocus: index === 0 }),
  )
  if (matching.length === 0) form.setError('root', { type: 'server', message: errorMessage(error, otherwise) })
}
