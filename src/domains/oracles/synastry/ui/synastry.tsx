import { createElement, type ReactNode, useState } from 'react'
import { late } from '#browser/late-code.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { BirthFields } from '../../birth-chart/ui/birth-fields.tsx'
import { EphemerisMissing } from '../../birth-chart/ui/ephemeris-missing.tsx'
import { type KnownBirth, useBirthInput } from '../../birth-chart/ui/use-birth-input.ts'

const FIELDS = 'grid items-start gap-5'

/** Two births, compared on this device alone. */
export function Synastry({ known }: { known?: KnownBirth | undefined }) {
  const mine = useBirthInput(known)
  const theirs = useBirthInput()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [result, setResult] = useState<ReactNode>()
  const [resultKey, setResultKey] = useState(0)
  const compare = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const [one, other, { SynastryResult }] = await Promise.all([
        mine.read(),
        theirs.read(),
        late(() => import('./synastry-result.tsx')),
      ])
      if (!one || !other) return
      setResult(createElement(SynastryResult, { key: resultKey, mine: one, theirs: other }))
      setResultKey(resultKey + 1)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-10">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void compare()
        }}
        className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8"
      >
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <fieldset className="grid min-w-0 content-start gap-4">
            <legend className="mb-3 font-display text-xl">Você</legend>
            <BirthFields input={mine} className={FIELDS} />
          </fieldset>
          <fieldset className="grid min-w-0 content-start gap-4">
            <legend className="mb-3 font-display text-xl">A outra pessoa</legend>
            <BirthFields input={theirs} className={FIELDS} />
          </fieldset>
        </div>
        {hasFailed && <EphemerisMissing />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={isBusy} busyWords="Calculando…">
            Comparar os mapas
          </Button>
          <p className="measure text-quiet text-sm">
            A conta é feita aqui, no seu aparelho. Nada sobre você nem sobre a outra pessoa é enviado ou guardado.
          </p>
        </div>
      </form>
      {result}
    </div>
  )
}
