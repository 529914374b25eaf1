import { type ReactNode, useId } from 'react'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { type Interest, INTEREST_NAMES, INTERESTS, inOrder } from '../rules.ts'

type Props = {
  legend: ReactNode
  /** None: each box keeps its own state, for a form that reads them by their name. */
  chosen?: readonly Interest[]
  fault?: string | undefined
  onChange?: (chosen: Interest[]) => void
}

/** A box for each subject, in two columns. */
export function InterestBoxes({ legend, chosen, fault, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="grid gap-1" aria-describedby={fault && `${id}-fault`}>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {INTEREST_NAMES.map((name) => (
          <Checkbox
            key={name}
            name="interests"
            value={name}
            label={INTERESTS[name]}
            {...(chosen && {
              checked: chosen.includes(name),
              onChange: ({ target }) =>
                onChange?.(inOrder(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))),
            })}
          />
        ))}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="font-medium text-bad text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
