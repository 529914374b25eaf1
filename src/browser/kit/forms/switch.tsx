import type { ComponentProps, ReactNode } from 'react'

/** On or off, effective at once, without a form. */
export const Switch = ({
  label,
  hint,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }) => (
  <label className="flex min-h-11 items-center gap-3">
    <span className="relative inline-flex h-7 w-12 shrink-0">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own state
        role="switch"
        className="peer size-full appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 checked:border-accent checked:bg-accent disabled:opacity-60"
        {...input}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-edge transition-transform duration-150 ease-out peer-checked:translate-x-5 peer-checked:bg-on-accent"
      />
    </span>
    <span className="grid">
      <span className="font-medium">{label}</span>
      {hint && <span className="text-quiet text-sm">{hint}</span>}
    </span>
  </label>
)
