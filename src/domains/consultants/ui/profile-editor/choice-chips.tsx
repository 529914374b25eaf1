type Props<T extends string> = {
  legend: string
  hint?: string
  names: Readonly<Record<T, string>>
  chosen: readonly T[]
  error?: string | undefined
  onChange: (chosen: T[]) => void
}

/** Several of a few words. What is chosen keeps its order, what is added comes last. */
export function ChoiceChips<T extends string>({ legend, hint, names, chosen, error, onChange }: Props<T>) {
  const toggle = (value: T, on: boolean) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(names) as T[]).map((value) => (
          <label
            key={value}
            className="inline-flex min-h-10 items-center rounded-full border border-edge bg-surface px-3.5 text-sm transition-colors duration-150 hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            {names[value]}
          </label>
        ))}
      </div>
      {hint && <p className="text-quiet text-xs">{hint}</p>}
      {error && (
        <p role="alert" className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
