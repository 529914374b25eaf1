import { type ComponentProps, useState } from 'react'
import { EyeOff } from '#browser/icons/eye-off.ts'
import { Eye } from '#browser/icons/eye.ts'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { Field } from '#browser/kit/forms/field.tsx'

/** A password field that can show its content, instead of a second field to repeat it. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false)
  const Sign = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          {...iconOnly(isShown ? 'Ocultar senha' : 'Mostrar senha')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-10 place-items-center rounded-md hover:bg-accent-wash hover:text-accent"
        >
          <Sign strokeWidth={1.5} className="size-5" aria-hidden="true" />
        </button>
      }
    />
  )
}
