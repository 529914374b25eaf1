import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { type AccountClass, accountWords, CLASS_WORDS, classOf } from '../../accounting/chart.rules.ts'
import { readOwed } from '../../books/contract.ts'
import { SumTable } from '../sum-table.tsx'

const OWED: readonly AccountClass[] = ['clients', 'consultants', 'other']

/** What the house owed at an instant: to clients, to consultants, and what is neither's. */
export function OwedAt() {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState('')
  const { data, error, isFetching } = useQuery({
    ...apiQuery(readOwed, { at }),
    enabled: at !== '',
    placeholderData: keepPreviousData,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAt(typed)
  }
  return (
    <section aria-labelledby="devido" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="devido" className="text-xl">
          O que se devia em um instante
        </h2>
        <p className="measure text-quiet text-sm">Tudo o que foi lançado até esse minuto, somado do livro-caixa.</p>
      </div>
      <form onSubmit={submit} method="post" noValidate className="flex flex-wrap items-end gap-3">
        <Field
          label="Dia e hora (Brasília)"
          type="datetime-local"
          className="w-full grid-cols-[minmax(0,1fr)] sm:w-auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isFetching} busyWords="Somando…" disabled={typed === ''}>
          Mostrar
        </Button>
        {data && (
          <DownloadButton
            href={`/api/team/accounting/files/saldos?${new URLSearchParams({ at })}`}
            name={`saldos-${at.replaceAll(':', '')}.csv`}
          >
            Por pessoa (CSV)
          </DownloadButton>
        )}
      </form>
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
      {data && !error && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-live="polite">
          <p className="text-quiet text-sm">Em {formatDayAndTime(data.at)}:</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-3">
            {OWED.map((one) => (
              <SumTable
                key={one}
                caption={CLASS_WORDS[one]}
                columns={['Conta']}
                rows={data.accounts
                  .filter(({ account }) => classOf(account) === one)
                  .map(({ account, amountCents }) => ({ name: accountWords(account), amount: amountCents }))}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
