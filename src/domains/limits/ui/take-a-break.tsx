import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import type { SelfCare } from '../contract.ts'
import { BREAK_DAYS, type BreakLength } from '../rules.ts'
import { breakWords, ON_BREAK } from './break-words.ts'
import { useTakeBreak } from './use-self-care.ts'

const BREAK_NAMES: Record<BreakLength, string> = {
  day: '24 horas',
  week: '7 dias',
  month: '30 dias',
  half_year: 'Seis meses',
  year: 'Um ano',
  for_ever: 'Para sempre',
}

/** Starts a break; explains beforehand what it does and that it cannot be shortened. */
export function TakeABreak() {
  const [isOpen, setOpen] = useState(false)
  const [length, setLength] = useState<BreakLength>('week')
  const take = useTakeBreak()
  /** One that lasts longer goes on: nobody shortens it. */
  const tell = ({ onBreak }: SelfCare) => {
    setOpen(false)
    if (onBreak) toast({ title: ON_BREAK, description: breakWords(onBreak.endsAt) })
  }
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Fazer uma pausa
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Fazer uma pausa">
        <p className="text-quiet">
          Durante a pausa não há compras nem novas conversas. Uma conversa aberta segue até o fim, e o seu saldo
          continua seu. O que está marcado para esse tempo se encerra, e o valor volta; numa pausa de 24 horas, só o que
          você ainda pode desmarcar sem custo. <strong>Ninguém encurta uma pausa</strong>, nem você, nem nós.
        </p>
        <Select
          label="Por quanto tempo"
          value={length}
          onChange={(event) => setLength(event.target.value as BreakLength)}
        >
          {Object.keys(BREAK_DAYS).map((one) => (
            <option key={one} value={one}>
              {BREAK_NAMES[one as BreakLength]}
            </option>
          ))}
        </Select>
        {take.isError && <ErrorState>{errorMessage(take.error)}</ErrorState>}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={take.isPending}
            busyWords="Começando…"
            onClick={() => take.mutate({ length }, { onSuccess: tell })}
          >
            Começar a pausa agora
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Agora não
          </Button>
        </div>
      </Dialog>
    </>
  )
}
