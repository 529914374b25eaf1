import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { decideTestimonial, listTestimonialCases, type TestimonialCase } from '../contract.ts'
import { LEAST_REASON, MOST_REASON, type Verdict } from '../rules.ts'

/** Pending testimonials, the longest waiting first, each with its decision. */
export function TestimonialsToDecide() {
  const query = useQuery({ ...apiQuery(listTestimonialCases, { state: 'pending' }), staleTime: 0 })
  return (
    <CaseList
      query={query}
      cases={query.data?.testimonials}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhum depoimento à espera">
          Os novos aparecem quando você abre esta seção, o mais antigo primeiro.
        </EmptyState>
      }
    >
      {(one) => <Case one={one} />}
    </CaseList>
  )
}

/** One of them. */
export function TestimonialToDecide({ id }: { id: string }) {
  const query = useQuery({ ...apiQuery(listTestimonialCases, { state: 'pending', id }), staleTime: 0 })
  return (
    <OneCase query={query} one={query.data?.testimonials.find(({ state }) => state === 'pending')}>
      {(one) => <Case one={one} />}
    </OneCase>
  )
}

function Case({ one }: { one: TestimonialCase }) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (verdict: Verdict) =>
      browserApi(decideTestimonial, { id: one.id, verdict, ...(verdict === 'rejected' && { reason: reason.trim() }) }),
    onSuccess: (_, verdict) => {
      toast({
        title: verdict === 'published' ? 'Depoimento publicado' : 'Depoimento não publicado',
        description: `De ${one.author.name}.`,
      })
      return client.invalidateQueries({ queryKey: [listTestimonialCases.path] })
    },
  })
  const reject = () => {
    const isTooShort = reason.trim().length < LEAST_REASON
    setFault(isTooShort ? `Diga o motivo em pelo menos ${LEAST_REASON} caracteres: quem escreveu vai ler.` : undefined)
    if (isTooShort) area.current?.focus()
    else decide.mutate('rejected')
  }
  return (
    <Card as="article" aria-label={`Depoimento de ${one.author.name}`} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={one.rating} />
        <span className="font-semibold">{one.author.name}</span>
        <span className="text-quiet">
          {one.location} · {formatDay(one.writtenAt)}
        </span>
      </p>
      <p className="measure whitespace-pre-line break-words">{one.content}</p>
      <TextArea
        ref={area}
        label="Motivo, se não for publicado"
        rows={2}
        maxLength={MOST_REASON}
        value={reason}
        error={fault}
        onChange={(event) => setReason(event.target.value)}
        hint="Quem escreveu recebe o motivo por e-mail. O texto sai como foi escrito ou não sai."
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={decide.isPending} onClick={() => decide.mutate('published')}>
          Publicar
        </Button>
        <Button variant="secondary" busy={decide.isPending} onClick={reject}>
          Não publicar
        </Button>
      </div>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </Card>
  )
}
