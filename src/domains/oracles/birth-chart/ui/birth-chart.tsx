import { Button } from '#browser/kit/buttons/button.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { CoordinatesFields } from '../places/ui/coordinates-fields.tsx'
import { PlaceField } from '../places/ui/place-field.tsx'
import { RepeatedHourField } from './repeated-hour-field.tsx'
import { type System, useBirthChart } from './use-birth-chart.ts'

const SYSTEMS: Record<System, string> = { placidus: 'Placidus', 'whole-sign': 'Signos inteiros' }

/** The birth chart form, computed on this device alone: the fields have no names, so they can never be submitted. */
export function BirthChart() {
  const { typed, type, faults, isHourRepeated, isBusy, hasFailed, result, towns, draw } = useBirthChart()
  return (
    <div className="grid gap-10">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void draw()
        }}
        className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
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
          <Select
            label="Casas"
            hint="É escolha de linguagem; nenhuma acerta mais."
            value={typed.system}
            onChange={(event) => type({ system: event.currentTarget.value as System })}
          >
            {Object.entries(SYSTEMS).map(([system, name]) => (
              <option key={system} value={system}>
                {name}
              </option>
            ))}
          </Select>
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
        {hasFailed && (
          <Notice tone="bad" title="Não foi possível carregar as efemérides">
            O que você escreveu continua aqui. Confira a conexão e tente de novo.
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={isBusy} busyWords="Calculando…">
            Desenhar o mapa
          </Button>
          <p className="text-quiet text-sm">
            A conta é feita aqui, no seu aparelho. Nada do que você escreve é enviado nem guardado.
          </p>
        </div>
      </form>
      {result}
    </div>
  )
}
