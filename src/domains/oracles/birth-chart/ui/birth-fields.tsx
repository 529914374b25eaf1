import type { ReactNode } from 'react'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { CoordinatesFields } from '../places/ui/coordinates-fields.tsx'
import { PlaceField } from '../places/ui/place-field.tsx'
import { RepeatedHourField } from './repeated-hour-field.tsx'
import type { useBirthInput } from './use-birth-input.ts'

type Props = {
  input: ReturnType<typeof useBirthInput>
  /** How the fields stand. */
  className: string
  /** One more field beside them. */
  children?: ReactNode
}

/** Day, hour and place of a birth. The fields have no names, so they can never be submitted. */
export const BirthFields = ({ input: { typed, type, faults, isHourRepeated, towns }, className, children }: Props) => (
  <>
    <div className={className}>
      <DayField
        label="Data de nascimento"
        autoComplete="off"
        value={typed.day}
        onChange={(event) => type({ day: event.currentTarget.value })}
        error={faults.day}
      />
      <div className="grid gap-1">
        <Field
          label="Hora"
          hint="A da certidão, sem descontar o horário de verão."
          placeholder="7h10"
          autoComplete="off"
          value={typed.hour}
          disabled={typed.isHourUnknown}
          onChange={(event) => type({ hour: event.currentTarget.value })}
          error={faults.hour}
        />
        <Checkbox
          label="Não sei a hora"
          checked={typed.isHourUnknown}
          onChange={(event) => type({ isHourUnknown: event.currentTarget.checked })}
        />
      </div>
      <div className="grid gap-1">
        <PlaceField
          places={towns.places}
          value={typed.town}
          onChange={(town) => type({ town })}
          onBegin={() => void towns.ask()}
          disabled={typed.byCoordinates}
          error={typed.byCoordinates ? undefined : faults.place}
        />
        <Checkbox
          label="Informar as coordenadas"
          checked={typed.byCoordinates}
          onChange={(event) => type({ byCoordinates: event.currentTarget.checked })}
        />
      </div>
      {children}
    </div>
    {typed.byCoordinates && (
      <CoordinatesFields
        typed={typed.coordinates}
        onChange={(coordinates) => type({ coordinates })}
        error={faults.place}
      />
    )}
    {isHourRepeated && (
      <div role="alert">
        <RepeatedHourField value={typed.repeatedHour} onChange={(repeatedHour) => type({ repeatedHour })} />
      </div>
    )}
  </>
)
