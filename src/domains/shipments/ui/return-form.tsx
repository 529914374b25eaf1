import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { type Parcel, requestReturn } from '../contract.ts'
import { MOST_WORDS, REASONS, type ReturnReason } from '../returns/rules.ts'
import { useParcelAct } from './use-parcel-act.ts'

/** What of a parcel goes back, and why. One id for as long as it is open, so that pressing twice is one return. */
export function ReturnForm({ parcel, orderId, onDone }: { parcel: Parcel; orderId: string; onDone: () => void }) {
  const [returnId] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(parcel.lines.map(({ n, returnable }) => [n, returnable])),
  )
  const [reason, setReason] = useState<ReturnReason>('regret')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const request = useParcelAct(requestReturn, orderId)
  const lines = Object.entries(chosen).flatMap(([n, quantity]) => (quantity > 0 ? [{ n: Number(n), quantity }] : []))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(lines.length === 0 ? 'Escolha pelo menos um produto.' : undefined)
    if (lines.length === 0) return
    const said = words.trim()
    request.mutate({ id: parcel.id, returnId, lines, reason, ...(said && { words: said }) }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 border-line border-t pt-4">
      <fieldset className="grid gap-3" aria-describedby={fault ? 'devolver-falta' : undefined}>
        <legend className="mb-2 font-medium text-sm">O que vai voltar</legend>
        {parcel.lines
          .filter(({ returnable }) => returnable > 0)
          .map(({ n, name, returnable }) => (
            <Select
              key={n}
              label={name}
              value={String(chosen[n] ?? 0)}
              onChange={(event) => setChosen({ ...chosen, [n]: Number(event.target.value) })}
            >
              {Array.from({ length: returnable + 1 }, (_, quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity === 0 ? 'Fico com tudo' : quantity === 1 ? '1 unidade' : `${quantity} unidades`}
                </option>
              ))}
            </Select>
          ))}
        {fault && (
          <p id="devolver-falta" role="alert" className="font-medium text-bad text-sm">
            {fault}
          </p>
        )}
      </fieldset>
      <Select label="Por quê" value={reason} onChange={(event) => setReason(event.target.value as ReturnReason)}>
        {Object.entries(REASONS).map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
      <TextArea
        label="Quer contar mais?"
        optional
        rows={2}
        maxLength={MOST_WORDS}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={request.isPending} busyWords="Registrando…">
          Pedir a devolução
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Agora não
        </Button>
      </div>
      {request.isError && <ErrorState>{errorMessage(request.error)}</ErrorState>}
    </form>
  )
}
