import { useEffect, useEffectEvent } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { BirthFields } from './birth-fields.tsx'
import { EphemerisMissing } from './ephemeris-missing.tsx'
import { type System, useBirthChart } from './use-birth-chart.ts'
import type { KnownBirth } from './use-birth-input.ts'

const SYSTEMS: Record<System, string> = { placidus: 'Placidus', 'whole-sign': 'Signos inteiros' }

type Props = {
  known?: KnownBirth | undefined
  /** Whether the chart of the known birth is drawn without being asked for. */
  isDrawn?: boolean
}

/** The birth chart form, computed on this device alone. */
export function BirthChart({ known, isDrawn = false }: Props) {
  const { input, system, setSystem, isBusy, hasFailed, result, draw } = useBirthChart(known)
  const drawKnown = useEffectEvent(() => void draw())
  const isWhole = isDrawn && Boolean(known?.town)
  useEffect(() => {
    if (isWhole) drawKnown()
  }, [isWhole])
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
        <BirthFields input={input} className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Select
            label="Casas"
            hint="É escolha de linguagem; nenhuma acerta mais."
            value={system}
            onChange={(event) => setSystem(event.currentTarget.value as System)}
          >
            {Object.entries(SYSTEMS).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Select>
        </BirthFields>
        {hasFailed && <EphemerisMissing />}
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
