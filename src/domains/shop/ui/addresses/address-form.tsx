import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { FormError } from '#domains/accounts/ui/form-error.tsx'
import { showFormErrors } from '#domains/accounts/ui/show-form-errors.ts'
import { addAddress, type Address, changeAddress } from '../../addresses/contract.ts'
import { cepDigits, formatCep, STATES, type State, stateOf } from '../../freight.rules.ts'

type Typed = Record<Exclude<keyof Address, 'id' | 'state'>, string> & { state: State | '' }
const NAMES = [
  'receiver',
  'cep',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'reference',
] as const satisfies readonly (keyof Typed)[]

const typedOf = (address: Address | undefined): Typed => ({
  receiver: address?.receiver ?? '',
  cep: address ? formatCep(address.cep) : '',
  street: address?.street ?? '',
  number: address?.number ?? '',
  complement: address?.complement ?? '',
  district: address?.district ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  reference: address?.reference ?? '',
})

type Props = {
  /** None: a new one. */
  address?: Address | undefined
  /** The id of the saved one, and all of them. */
  onSaved: (id: string, addresses: Address[]) => void
  /** Beside the button. */
  children?: ReactNode
}

/** Writes an address, new or again. The CEP fills the state; every field can be typed whatever it says. */
export function AddressForm({ address, onSaved, children }: Props) {
  const form = useForm<Typed>({ defaultValues: typedOf(address) })
  const { errors, isSubmitting } = form.formState
  // One id for one form, so that a repeated press is the same request.
  const [newId] = useState(() => crypto.randomUUID())
  const fillState = (cep: string) => {
    const digits = cepDigits(cep)
    const state = digits && stateOf(digits)
    if (state) form.setValue('state', state, { shouldDirty: true })
  }
  const submit = form.handleSubmit(async (typed) => {
    const id = address?.id ?? newId
    try {
      const { addresses } = await browserApi(address ? changeAddress : addAddress, {
        ...typed,
        id,
        // The server says that it is missing.
        state: typed.state as State,
      })
      onSaved(id, addresses)
    } catch (error) {
      showFormErrors(form, NAMES, error, 'Não foi possível guardar agora. O que você escreveu continua aqui.')
    }
  })
  const field = (name: keyof Typed) => ({ error: errors[name]?.message, ...form.register(name) })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Quem recebe" maxLength={80} autoComplete="name" {...field('receiver')} />
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field
          label="CEP"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={11}
          placeholder="00000-000"
          error={errors.cep?.message}
          {...form.register('cep', { onChange: ({ target }) => fillState(target.value) })}
        />
        <Select label="Estado" autoComplete="address-level1" {...field('state')}>
          <option value="">Escolha</option>
          {Object.entries(STATES).map(([letters, { name }]) => (
            <option key={letters} value={letters}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field label="Rua" maxLength={120} autoComplete="address-line1" {...field('street')} />
        <Field label="Número" optional maxLength={12} hint="Vazio: sem número." {...field('number')} />
      </div>
      <Field label="Complemento" optional maxLength={80} autoComplete="address-line2" {...field('complement')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bairro" maxLength={80} autoComplete="address-level3" {...field('district')} />
        <Field label="Cidade" maxLength={80} autoComplete="address-level2" {...field('city')} />
      </div>
      <Field label="Como encontrar" optional maxLength={160} hint="Um ponto de referência." {...field('reference')} />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyWords="Guardando…">
          Guardar o endereço
        </Button>
        {children}
      </div>
    </form>
  )
}
