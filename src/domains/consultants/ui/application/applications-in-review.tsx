import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { type ApplicationCase, approveConsultant, listApplications } from '../../applications/contract.ts'
import { ApplicationDocuments } from './application-documents.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { useReadAgain } from './use-read-again.ts'
import { shareInWords } from '../../commission.rules.ts'
import { generatedTitleOf } from '../../applications/rules.ts'
import { specialtyNames, tierNames, TIERS, type Tier } from '../../rules.ts'

const kept = (tier: Tier) => `fica com ${shareInWords(tier)}`

/** Applications in review, the longest waiting first, each with its decision. */
export function ApplicationsInReview() {
  const query = useQuery({ ...apiQuery(listApplications, {}), staleTime: 0 })
  return (
    <CaseList
      query={query}
      cases={query.data?.applications}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhuma candidatura à espera">
          As novas aparecem quando você abre esta seção, a mais antiga primeiro.
        </EmptyState>
      }
    >
      {(one) => <Application one={one} />}
    </CaseList>
  )
}

/** One of them. */
export function ApplicationInReview({ id }: { id: string }) {
  const query = useQuery({ ...apiQuery(listApplications, { id }), staleTime: 0 })
  return (
    <OneCase query={query} one={query.data?.applications[0]}>
      {(one) => <Application one={one} />}
    </OneCase>
  )
}

function Application({ one }: { one: ApplicationCase }) {
  const [tier, setTier] = useState<Tier>('iniciante')
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: () => browserApi(approveConsultant, { id: one.id, tier, revision: one.revision }),
    onError: useReadAgain(),
    onSuccess: () => {
      toast({ title: 'Candidatura aprovada', description: `${one.name} já pode atender.` })
      return client.invalidateQueries({ queryKey: [listApplications.path] })
    },
  })
  return (
    <Card as="article" aria-label={`Candidatura de ${one.name}`} className="grid gap-4">
      <header className="grid gap-1">
        <h3 className="text-xl">{one.name}</h3>
        <p className="wrap-anywhere text-quiet text-sm">
          {one.person.name} · {one.person.email} · enviada em {formatDay(one.appliedAt)}
        </p>
        {!one.person.isEmailConfirmed && (
          <p className="text-sm text-warn">E-mail ainda não confirmado: a aprovação espera por isso.</p>
        )}
      </header>
      <p className="text-sm">
        {one.title !== generatedTitleOf(one.specialties) && `${one.title} · `}
        {one.specialties.map((name) => specialtyNames[name]).join(', ')} · <Money amount={one.pricePerMinuteCents} />{' '}
        por minuto
        {one.city && ` · ${one.city}`}
      </p>
      <p className="measure wrap-anywhere whitespace-pre-line">{one.bio}</p>
      {one.earlierRefusals.length > 0 && <p className="text-sm text-warn">Enviada de novo, depois de uma recusa.</p>}
      {one.sameDocument.map((other) => (
        <p key={other.email} className="wrap-anywhere text-sm text-warn">
          {other.isApproved ? 'Quem já atende' : 'Outra candidatura'} com o mesmo CPF ou CNPJ: {other.name} (
          {other.email}). Só uma pessoa pode atender com ele: confira de quem é.
        </p>
      ))}
      {one.documents.length > 0 ? (
        <ApplicationDocuments key={one.revision} id={one.id} />
      ) : (
        <p className="text-sm text-warn">Sem documento com foto: peça um na recusa, antes de aprovar.</p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Nível"
          value={tier}
          onChange={(event) => setTier(event.target.value as Tier)}
          className="min-w-[min(14rem,100%)]"
        >
          {TIERS.map((name) => (
            <option key={name} value={name}>
              {tierNames[name]}: {kept(name)}
            </option>
          ))}
        </Select>
        <Button busy={decide.isPending} busyWords="Aprovando…" onClick={() => decide.mutate()}>
          Aprovar
        </Button>
      </div>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
      <RefusalForm one={one} />
    </Card>
  )
}
