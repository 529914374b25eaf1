import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readTerms, setTerms } from '../../notes/contract.ts'
import { TERM_NAMES, TERMS, type TermName } from '../../notes/terms.rules.ts'

/** What the accountant decided about all notes. */
export function FiscalTerms() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readTerms, {}), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  const missing = data.missing.flatMap((name) => (name in TERMS ? TERMS[name as TermName].label : []))
  return (
    <div className="grid gap-6">
      {missing.length > 0 ? (
        <Notice tone="warn" title="Falta decidir com quem faz a contabilidade">
          {missing.join(' · ')}. Enquanto isso, os arquivos das notas trazem estes campos vazios.
        </Notice>
      ) : (
        <Notice tone="good">Tudo decidido{data.setAt && ` em ${formatDayAndTime(data.setAt)}`}.</Notice>
      )}
      <TermsForm key={data.version} known={data} />
    </div>
  )
}

function TermsForm({ known: { terms, version } }: { known: OutputOf<typeof readTerms> }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(terms)
  const save = useMutation({
    mutationFn: () => browserApi(setTerms, { terms: typed, version }),
    onSuccess: () => {
      toast({ title: 'Dados fiscais guardados' })
      return client.invalidateQueries({ queryKey: [readTerms.path] })
    },
  })
  const faults: Readonly<Record<string, string>> = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {TERM_NAMES.map((name) => (
          <Field
            key={name}
            label={TERMS[name].label}
            hint={`${TERMS[name].hint} Campo ${name} do leiaute.`}
            autoComplete="off"
            maxLength={20}
            value={typed[name] ?? ''}
            error={faults[name]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
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
