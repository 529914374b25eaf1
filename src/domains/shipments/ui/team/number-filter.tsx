import { type FormEvent, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'

/** Finds an order by how its number begins; a barcode reader types it, too. */
export function NumberFilter({ onNumber }: { onNumber: (number: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNumber(typed.trim())
  }
  return (
    <form onSubmit={submit} role="search" noValidate className="flex flex-wrap items-start gap-3">
      <Field
        label="Número do pedido"
        hint="O começo basta. Um leitor de código de barras também escreve aqui."
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="mt-7">
        Procurar
      </Button>
    </form>
  )
}
