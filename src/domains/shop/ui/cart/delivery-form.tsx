import { type FormEvent, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { cepDigits, formatCep } from '../../freight.rules.ts'
import { setDeliveryCep, useDeliveryCep } from './delivery-cep.ts'

/** Asks for the CEP to compute freight. It is stored nowhere but in this visit. */
export function DeliveryForm({ fault }: { fault: string | undefined }) {
  const cep = useDeliveryCep()
  const [typed, setTyped] = useState(cep)
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const digits = cepDigits(typed)
    setIsWrong(!digits)
    if (!digits) return
    setTyped(formatCep(digits))
    setDeliveryCep(formatCep(digits))
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[1fr_auto] items-start gap-3">
      <Field
        label="CEP de entrega"
        name="cep"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={11}
        placeholder="00000-000"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? 'Informe os oito números do CEP, como 01310-100.' : typed === cep ? fault : undefined}
      />
      <Button type="submit" variant="secondary" className="mt-7">
        Calcular
      </Button>
    </form>
  )
}
