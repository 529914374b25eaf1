import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { COMPANY_FIELDS } from '#shared/company.ts'
import type { OutputOf } from '#shared/contract.ts'
import { readBeginning } from '../../beginning/contract.ts'
import { changeCompany, readCompany } from '../contract.ts'
import { COMPANY_WORDS } from '../rules.ts'

/**
 * All of it at once: a company is said whole, or not at all. Whoever was overtaken keeps what they typed and reads what
 * it became meanwhile.
 */
export function CompanyForm({ known: { company, version } }: { known: OutputOf<typeof readCompany> }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(company)
  const save = useMutation({
    mutationFn: () => browserApi(changeCompany, { ...typed, version }),
    onSuccess: ({ company: saved }) => {
      setTyped(saved)
      toast({ title: 'Dados da empresa guardados' })
    },
    onSettled: () =>
      Promise.all([readCompany, readBeginning].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
  const faults: Readonly<Record<string, string>> = save.error instanceof ApiError ? save.error.fields : {}
  const isOvertaken = save.error instanceof ApiError && save.error.code === 'company.changed'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {COMPANY_FIELDS.map((field) => (
          <Field
            key={field}
            label={COMPANY_WORDS[field].label}
            hint={
              isOvertaken && company[field] !== typed[field]
                ? `Agora está: ${company[field] || 'vazio'}.`
                : COMPANY_WORDS[field].hint
            }
            autoComplete="off"
            maxLength={COMPANY_WORDS[field].most}
            value={typed[field]}
            error={faults[field]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [field]: target.value }))}
          />
        ))}
      </div>
      {save.isError && <ErrorState>{errorMessage(save.error)}</ErrorState>}
      <Button type="submit" busy={save.isPending} busyWords="Guardando…" className="justify-self-start">
        Guardar
      </Button>
    </form>
  )
}
