import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { type OwnVariant, writeVariant } from '../../publishing/contract.ts'
import { MOST } from '../../publishing/rules.ts'
import type { Editing } from './editing.ts'
import { faultsOfError } from './faults-of-error.ts'
import { NOTHING_TYPED, sentVariant, type TypedVariant, typedOf } from './typed-variant.ts'

type Props = Editing & { variant?: OwnVariant; onSaved: () => void }

/** Adds a variant or changes one: what it is called, costs, weighs and measures. Orders keep their price. */
export function VariantForm({ page, variant, onChanged, onFailed, onSaved }: Props) {
  const [id] = useState(() => variant?.id ?? crypto.randomUUID())
  const [typed, setTyped] = useState(() => (variant ? typedOf(variant) : NOTHING_TYPED))
  const write = useMutation({
    mutationFn: () =>
      browserApi(writeVariant, { id: page.id, variantId: id, revision: page.revision, ...sentVariant(typed) }),
    onSuccess: (changed) => {
      onChanged(changed)
      toast({ title: 'Opção guardada' })
      onSaved()
    },
    onError: onFailed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate()
  }
  const faults = faultsOfError(write.error)
  const field = (name: keyof TypedVariant, fault: string, input: ComponentProps<typeof Field>) => (
    <Field
      {...input}
      value={String(typed[name])}
      error={faults[fault]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  )
  const size = (name: 'length' | 'width' | 'height', label: string) =>
    field(name, 'sizeMm', { label, optional: true, inputMode: 'numeric', maxLength: 4 })
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-3">
        {field('name', 'name', {
          label: 'Nome da opção',
          optional: true,
          hint: 'Vazio: é a única.',
          maxLength: MOST.variantName,
        })}
        {field('sku', 'sku', { label: 'Código (SKU)', maxLength: MOST.sku, spellCheck: false })}
        {field('price', 'priceCents', { label: 'Preço (R$)', inputMode: 'decimal', maxLength: 10 })}
      </div>
      <div className="grid gap-3 sm:grid-cols-5">
        {field('weight', 'weightGrams', { label: 'Peso (g)', inputMode: 'numeric', maxLength: 4 })}
        {size('length', 'Comprimento (mm)')}
        {size('width', 'Largura (mm)')}
        {size('height', 'Altura (mm)')}
        {field('alarm', 'alarmAt', {
          label: 'Alarme',
          optional: true,
          inputMode: 'numeric',
          maxLength: 3,
          hint: 'A partir de quantas.',
        })}
      </div>
      <Checkbox
        label="É uma peça única: não haverá outra"
        checked={typed.isUnique}
        onChange={({ target }) => setTyped({ ...typed, isUnique: target.checked })}
      />
      <Checkbox
        label="Fora da venda"
        checked={typed.isWithdrawn}
        onChange={({ target }) => setTyped({ ...typed, isWithdrawn: target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={write.isPending} busyWords="Guardando…">
          Guardar a opção
        </Button>
        <Button variant="quiet" onClick={onSaved}>
          Voltar
        </Button>
      </div>
      {write.isError && <ErrorState>{errorMessage(write.error)}</ErrorState>}
    </form>
  )
}
