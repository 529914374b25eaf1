import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { deviceZone } from '#domains/scheduling/ui/local-time.ts'
import { callbackHours } from './callback-hours.ts'
import { hourWords } from './queue-words.ts'

export type Callback = { fromAt?: Date | undefined; untilAt: Date }
type Props = { name: string; isPending: boolean; onAsk: (callback: Callback) => void }

/** "Quando der, me chame": within which hours of today. */
export function CallBack({ name, isPending, onAsk }: Props) {
  const [{ starts, ends }] = useState(() => callbackHours(new Date(), deviceZone()))
  const [from, setFrom] = useState(-1)
  const [until, setUntil] = useState(ends.length - 1)
  if (ends.length === 0)
    return <p className="text-quiet text-sm">Hoje já é tarde para chamarmos: este pedido vale até as 22 h.</p>
  const least = from + 1
  const end = Math.max(until, least)
  return (
    <div className="grid gap-4">
      <p className="measure text-quiet text-sm">
        Você segue com o seu dia. Se {name} ficar livre nesse horário e uma página da Sensitivos estiver aberta, a vez é
        oferecida a você na ordem da fila. No fim do horário o pedido termina sozinho.
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Select label="A partir de" value={from} onChange={({ target }) => setFrom(Number(target.value))}>
          <option value={-1}>Agora</option>
          {starts.map((at, n) => (
            <option key={at.getTime()} value={n}>
              {hourWords(at)}
            </option>
          ))}
        </Select>
        <Select label="Até" value={end} onChange={({ target }) => setUntil(Number(target.value))}>
          {ends.map((at, n) => (
            <option key={at.getTime()} value={n} disabled={n < least}>
              {hourWords(at)}
            </option>
          ))}
        </Select>
      </div>
      <Button
        variant="secondary"
        wide
        busy={isPending}
        busyWords="Pedindo…"
        onClick={() => onAsk({ untilAt: ends[end]!, fromAt: starts[from] })}
      >
        Quando der, me chame
      </Button>
    </div>
  )
}
