import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { reviewRuleNames } from '#domains/detectors/review-findings.rules.ts'
import { formatDay } from '#shared/dates.ts'
import {
  decideHeldReview,
  type HeldReview,
  keepReview,
  listReviewCases,
  type ObjectedReview,
  removeReview,
} from '../moderation/contract.ts'
import { LEAST_REASON, MOST_REASON } from '../moderation/rules.ts'
import { PublishHeld } from './publish-held.tsx'

const useCases = () => useQuery({ ...apiQuery(listReviewCases, {}), staleTime: 0 })

/** Reviews that wait to be published, then those that consultants object to. */
export function ReviewCases() {
  const { data, error, refetch } = useCases()
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-60 w-full" />
  if (data.held.length + data.objections.length === 0)
    return (
      <EmptyState title="Nenhuma avaliação à espera">
        Aqui aparecem as que têm uma ofensa, um endereço ou o nome de outra pessoa, e as que um consultor contesta.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      {data.held.map((one) => (
        <Held key={one.id} one={one} />
      ))}
      {data.objections.map((one) => (
        <Objected key={one.id} one={one} />
      ))}
    </div>
  )
}

const NO_CASE = <EmptyState title="Não espera mais">Já foi decidida, ou quem escreveu a retirou.</EmptyState>

/** One of them, as the open case of the queue. */
export function HeldReviewCase({ id }: { id: string }) {
  const { data, error, refetch } = useCases()
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-60 w-full" />
  const one = data.held.find((held) => held.id === id)
  return one ? <Held one={one} /> : NO_CASE
}

export function ObjectionCase({ id }: { id: string }) {
  const { data, error, refetch } = useCases()
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-60 w-full" />
  const one = data.objections.find((objection) => objection.id === id)
  return one ? <Objected one={one} /> : NO_CASE
}

const Said = ({ one }: { one: HeldReview | ObjectedReview }) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Stars rating={one.stars} />
      <span className="font-semibold">{one.clientName}</span>
      <span className="text-quiet">
        sobre {one.about} · {formatDay(one.writtenAt)}
      </span>
    </p>
    <p className="measure whitespace-pre-line break-words">{one.text || 'Sem texto.'}</p>
  </>
)

const WORDS = { least: LEAST_REASON, most: MOST_REASON, rows: 2, busyWords: 'Registrando…', list: listReviewCases }
const MISSING = `Diga o motivo em pelo menos ${LEAST_REASON} caracteres.`

const Held = ({ one }: { one: HeldReview }) => (
  <Card as="article" aria-label={`Avaliação de ${one.clientName} à espera`} className="grid gap-4">
    <p className="text-sm text-warn">
      {reviewRuleNames[one.rule]}: “{one.found}”
    </p>
    <Said one={one} />
    <PublishHeld id={one.id} />
    <ReasonForm
      {...WORDS}
      label="Motivo, se não for publicada"
      hint="Quem escreveu lê por e-mail, e pode escrever outra. Ninguém muda uma palavra."
      missing={MISSING}
      words="Não publicar"
      act={(reason) => browserApi(decideHeldReview, { id: one.id, verdict: 'refused', reason })}
      done={{ title: 'Avaliação não publicada' }}
    />
  </Card>
)

type Way = 'keep' | 'rule' | 'court'

function Objected({ one }: { one: ObjectedReview }) {
  const [way, setWay] = useState<Way>('keep')
  return (
    <Card as="article" aria-label={`Avaliação de ${one.clientName} contestada`} className="grid gap-4">
      <Said one={one} />
      <p className="measure whitespace-pre-line break-words border-metal border-l-2 pl-3 text-sm">
        {one.about} contesta, em {formatDay(one.objectedAt)}: “{one.words}”
      </p>
      <ReasonForm
        {...WORDS}
        label="Motivo"
        hint={
          way === 'keep'
            ? `${one.about} lê por e-mail.`
            : 'Fica à vista de todos onde a avaliação estava. A nota é contada de novo.'
        }
        missing={MISSING}
        words="Registrar decisão"
        act={(reason) =>
          way === 'keep'
            ? browserApi(keepReview, { id: one.id, answer: reason })
            : browserApi(removeReview, { id: one.id, ground: way, reason })
        }
        done={{ title: way === 'keep' ? 'A avaliação continua no ar' : 'Avaliação retirada' }}
      >
        <Select label="O que fazer" value={way} onChange={(event) => setWay(event.target.value as Way)}>
          <option value="keep">Manter</option>
          <option value="rule">Retirar por regra</option>
          <option value="court">Retirar por decisão judicial</option>
        </Select>
      </ReasonForm>
    </Card>
  )
}
