import { type ReactNode, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { late } from '#browser/late-code.ts'
import { dayOf } from '../../birth-day.rules.ts'
import { useMunicipalities } from '../places/ui/use-municipalities.ts'

type Props = {
  /** Of whom the chart is. */
  name: string
  /** The day as yyyy-mm-dd, the hour and the town as they were told; an undefined hour is unknown. */
  born: { day: string; hour: string | undefined; town: string }
}

/** A birth chart over the page that asks for it; drawn on this device, as on its own page. */
export function ChartButton({ name, born }: Props) {
  const towns = useMunicipalities()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<ReactNode>()
  const draw = async () => {
    setBusy(true)
    try {
      const [{ parseBirth }, { SmallChart }, places] = await Promise.all([
        late(() => import('../birth.rules.ts')),
        late(() => import('./small-chart.tsx')),
        towns.ask(),
      ])
      const [year, month, day] = born.day.split('-')
      const typed = { ...born, day: `${day}/${month}/${year}`, coordinates: undefined, repeatedHour: 'first' as const }
      const read = parseBirth(typed, places, dayOf(new Date()))
      setShown('birth' in read ? <SmallChart birth={read.birth} /> : <Missing name={name} />)
      setOpen(true)
    } catch {
      setShown(
        <Notice tone="bad" title="O mapa não carregou">
          Confira a conexão e tente de novo.
        </Notice>,
      )
      setOpen(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        busyWords="Desenhando…"
        className="justify-self-start"
        onClick={() => void draw()}
      >
        Ver o mapa
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Mapa de ${name}`} wide>
        {shown}
      </Dialog>
    </>
  )
}

const Missing = ({ name }: { name: string }) => (
  <Notice tone="accent" title="Falta a cidade">
    Para o mapa, precisamos da cidade como está na lista, com o estado. Pergunte a {name} e desenhe-o na página do{' '}
    <a href="/mapa-astral" target="_blank" rel="noreferrer" className="prose-link">
      mapa astral
    </a>
    .
  </Notice>
)
