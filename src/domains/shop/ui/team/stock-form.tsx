import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { parseReais } from '#shared/parse-reais.ts'
import { listMovements, moveStock, type OwnVariant } from '../../publishing/contract.ts'
import { MOST, STOCK_ACTS, type StockAct } from '../../publishing/rules.ts'
import type { Editing } from './editing.ts'
import { faultsOfError } from './faults-of-error.ts'
import { Movements } from './movements.tsx'

const ACT_WORDS: Readonly<Record<StockAct, string>> = { received: 'Recebi', counted: 'Contei', lost: 'Perdi' }
const nothing = () => ({ requestId: crypto.randomUUID() as string, quantity: '', cost: '', note: '' })

/** "Recebi 12 a R$ 31,00", "Contei 9", "Perdi 1", and everything that changed the stock before. */
export function StockForm({ variant, onChanged }: Pick<Editing, 'onChanged'> & { variant: OwnVariant }) {
  const client = useQueryClient()
  const [act, setAct] = useState<StockAct>('received')
  const [typed, setTyped] = useState(nothing)
  const [fault, setFault] = useState<string>()
  const move = useMutation({
    mutationFn: (quantity: number) =>
      browserApi(moveStock, {
        id: variant.id,
        requestId: typed.requestId,
        act,
        quantity,
        unitCostCents: act === 'received' && typed.cost.trim() ? (parseReais(typed.cost) ?? -1n) : null,
        note: typed.note,
      }),
    onSuccess: (changed) => {
      onChanged(changed)
      setTyped(nothing())
      toast({ title: 'Estoque guardado' })
      return client.invalidateQueries({ queryKey: [listMovements.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isNumber = /^\d{1,6}$/.test(typed.quantity.trim())
    setFault(isNumber ? undefined : 'Diga quantas, em número inteiro.')
    if (isNumber) move.mutate(Number(typed.quantity))
  }
  const faults = faultsOfError(move.error)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <form onSubmit={submit} method="post" noValidate className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-[8rem_8rem_9rem_minmax(0,1fr)]">
          <Select label="O que houve" value={act} onChange={({ target }) => setAct(target.value as StockAct)}>
            {STOCK_ACTS.map((one) => (
              <option key={one} value={one}>
                {ACT_WORDS[one]}
              </option>
            ))}
          </Select>
          <Field
            label="Quantas"
            inputMode="numeric"
            maxLength={6}
            value={typed.quantity}
            error={fault ?? faults.quantity}
            onChange={({ target }) => setTyped({ ...typed, quantity: target.value })}
          />
          <Field
            label="Custo de cada (R$)"
            optional
            disabled={act !== 'received'}
            inputMode="decimal"
            maxLength={10}
            value={act === 'received' ? typed.cost : ''}
            error={faults.unitCostCents}
            onChange={({ target }) => setTyped({ ...typed, cost: target.value })}
          />
          <Field
            label="Nota"
            optional
            maxLength={MOST.note}
            value={typed.note}
            error={faults.note}
            onChange={({ target }) => setTyped({ ...typed, note: target.value })}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={move.isPending}
          busyWords="Guardando…"
        >
          Guardar no estoque
        </Button>
        {move.isError && <ErrorState>{errorMessage(move.error)}</ErrorState>}
      </form>
      <Movements variantId={variant.id} />
    </div>
  )
}
