import { type FormEvent, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { normalizeReceiptCode } from '../code.rules.ts'

const INCOMPLETE = 'O código tem 16 letras e números, como 7K2M-94QX-0ABC-DEFG. Confira e tente de novo.'

/** Form for a receipt's code. Accepts any case, with or without dashes, and O for 0. */
export function ReceiptSearch({ code, onSearch }: { code: string; onSearch: (code: string) => void }) {
  const [typed, setTyped] = useState(code)
  const [fault, setFault] = useState<string>()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const normal = normalizeReceiptCode(typed)
    setFault(normal ? undefined : INCOMPLETE)
    if (normal) onSearch(normal)
  }
  return (
    <form onSubmit={search} noValidate data-print="no" className="flex max-w-xl flex-wrap items-start gap-3">
      <Field
        className="min-w-0 grow basis-64"
        label="Código do recibo"
        name="recibo"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={fault}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
      />
      <Button type="submit" className="sm:mt-7">
        Conferir recibo
      </Button>
    </form>
  )
}
