import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { searchableText } from '#shared/text.ts'
import { setAutomatic } from '../applications/contract.ts'
import { type ConsultantCard, listPrograms } from '../contract.ts'
import { findConsultantByEmail, searchConsultants } from '../search/contract.ts'

/**
 * For the team: approved consultants, found by name or exact e-mail, and whether a program attends in their place. All
 * programs stand above, because no search of people finds them.
 */
export function ConsultantsOfTeam() {
  const [asked, setAsked] = useState<{ text?: string; page: number }>({ page: 1 })
  // An address is somebody's or nobody's: the directory would look for words like it.
  const email = asked.text?.includes('@') ? asked.text : undefined
  const byWords = useQuery({
    ...apiQuery(searchConsultants, { ...asked, sort: 'newest' }),
    placeholderData: keepPreviousData,
    enabled: !email,
  })
  const byEmail = useQuery({ ...apiQuery(findConsultantByEmail, { email: email ?? '' }), enabled: Boolean(email) })
  const programs = useQuery(apiQuery(listPrograms, {})).data ?? []
  const { data, error, refetch } = email ? byEmail : byWords
  const { page = 1, pages = 1 } = (!email && byWords.data) || {}
  // Somebody who has just become a program stands above, before the search is answered anew.
  const isAbove = (id: string) => !email && programs.some((one) => one.id === id)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = searchableText(String(new FormData(event.currentTarget).get('busca') ?? ''))
    setAsked({ ...(text && { text }), page: 1 })
  }
  return (
    <div className="grid gap-6">
      {programs.length > 0 && (
        <section aria-labelledby="programas" className="grid gap-3">
          <h3 id="programas" className="text-xl">
            {programs.length === 1 ? '1 programa atende' : `${programs.length} programas atendem`}
          </h3>
          <ul className="grid divide-y divide-line border-line border-y">
            {programs.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        </section>
      )}
      <form role="search" onSubmit={search} className="grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label="Nome, e-mail ou palavra do perfil" name="busca" type="search" maxLength={100} />
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </form>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
      ) : !data ? (
        <Skeleton className="h-96 w-full" />
      ) : data.consultants.length === 0 ? (
        <EmptyState title={email ? 'Ninguém com este e-mail' : 'Ninguém com este nome'}>
          {email
            ? 'Confira o e-mail: ele precisa ser exatamente o da conta.'
            : 'Confira a grafia, ou busque por outra palavra do perfil.'}
        </EmptyState>
      ) : (
        <>
          <ul className="grid divide-y divide-line border-line border-y">
            {data.consultants
              .filter(({ id }) => !isAbove(id))
              .map((one) => (
                <Row key={one.id} one={one} />
              ))}
          </ul>
          {pages > 1 && (
            <div className="flex flex-wrap items-center gap-4">
              <Button variant="quiet" disabled={page === 1} onClick={() => setAsked({ ...asked, page: page - 1 })}>
                Anteriores
              </Button>
              <p role="status" className="text-quiet text-sm tabular-nums">
                Página {page} de {pages}
              </p>
              <Button variant="quiet" disabled={page >= pages} onClick={() => setAsked({ ...asked, page: page + 1 })}>
                Próximos
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Row({ one: { id, name, title, imageUrl, isAutomatic = false } }: { one: ConsultantCard }) {
  const client = useQueryClient()
  const turning = useMutation({
    mutationFn: (on: boolean) => browserApi(setAutomatic, { id, on }),
    onSuccess: (_, on) => {
      toast({
        title: on ? `${name}: atendimento automático` : `${name}: quem atende é uma pessoa`,
        description: 'Vale a partir do próximo pedido, e todos veem.',
      })
      return Promise.all(
        [searchConsultants, findConsultantByEmail, listPrograms].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      )
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(isAutomatic, turning)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar name={name} imageUrl={imageUrl} />
      <div className="min-w-0 flex-1 basis-44">
        <a href={`/consultores/${id}`} className="inline-block py-0.5 font-display text-lg hover:text-accent">
          {name}
        </a>
        <p className="text-quiet text-sm">{title}</p>
      </div>
      <Switch
        label="Atendimento automático"
        aria-label={`Atendimento automático de ${name}`}
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
    </li>
  )
}
