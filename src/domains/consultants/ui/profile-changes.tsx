import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { listProfileChanges, type ProfileChange, takeDown } from '../profile-changes/contract.ts'
import { introductionUrl } from '../introductions/rules.ts'
import { fieldNames, LEAST_REASON, MOST_REASON, TAKEDOWN_FIELDS, valueWords } from '../profile-changes/rules.ts'
import { VoicePlayer, voiceOf } from './voice-player.tsx'
import { LANGUAGES } from './list/list-address.ts'

/** What consultants changed of their profiles, the newest first; what is still shown can be taken down. */
export function ProfileChanges() {
  const query = useQuery(apiQuery(listProfileChanges, {}))
  return (
    <CaseList
      query={query}
      cases={query.data?.changes}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title="Nenhuma mudança ainda">O que os consultores mudarem no perfil aparece aqui.</EmptyState>
      }
    >
      {(one) => <Change one={one} />}
    </CaseList>
  )
}

function Change({ one }: { one: ProfileChange }) {
  const field = TAKEDOWN_FIELDS.find((name) => name === one.field)
  return (
    <Card as="article" aria-label={`${fieldNames[one.field]} de ${one.consultantName}`} className="grid gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">
          <a href={`/consultores/${one.consultantId}`} className="hover:text-accent">
            {one.consultantName}
          </a>
          <span className="font-sans text-base text-quiet"> · {fieldNames[one.field]}</span>
        </h3>
        <p className="text-quiet text-sm">{formatDayAndTime(one.changedAt)}</p>
      </header>
      {one.field === 'portrait' ? (
        <Avatar name={one.consultantName} imageUrl={one.isShown ? `/api/portraits/${one.after}` : null} size="xl" />
      ) : one.field === 'introduction' ? (
        <Heard one={one} />
      ) : (
        <dl className="grid gap-3 text-sm sm:grid-cols-2">
          <Value name="Antes">{valueWords(one.field, one.before, LANGUAGES)}</Value>
          <Value name="Depois">{valueWords(one.field, one.after, LANGUAGES)}</Value>
        </dl>
      )}
      {one.takedownReason !== null ? (
        <p className="measure text-sm">
          <Badge tone="bad">Retirado</Badge> {one.takedownReason}
        </p>
      ) : (
        field && one.isShown && <TakeDown one={one} field={field} />
      )}
    </Card>
  )
}

const Heard = ({ one: { isShown, after, consultantName } }: { one: ProfileChange }) =>
  isShown ? (
    <VoicePlayer url={introductionUrl(after)} label={voiceOf({ name: consultantName })} />
  ) : (
    <p className="text-quiet text-sm">{after ? 'Esta gravação não está mais no ar.' : 'Apagou a gravação.'}</p>
  )

const Value = ({ name, children }: { name: string; children: string }) => (
  <div className="grid content-start gap-1">
    <dt className="text-quiet">{name}</dt>
    <dd className="whitespace-pre-line break-words">{children || 'em branco'}</dd>
  </div>
)

function TakeDown({ one, field }: { one: ProfileChange; field: (typeof TAKEDOWN_FIELDS)[number] }) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: () => browserApi(takeDown, { id: one.consultantId, field, value: one.after, reason: reason.trim() }),
    onSuccess: () => {
      toast({ title: 'Retirado do perfil', description: `${one.consultantName} recebe o motivo por e-mail.` })
      return client.invalidateQueries({ queryKey: [listProfileChanges.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < LEAST_REASON
    setFault(isTooShort ? `Explique o motivo em pelo menos ${LEAST_REASON} caracteres.` : undefined)
    if (!isTooShort) decide.mutate()
  }
  return (
    <details className="border-line border-t pt-3">
      <summary className="inline-flex min-h-9 items-center font-semibold text-quiet text-sm hover:text-accent">
        Retirar com um motivo
      </summary>
      <form onSubmit={submit} method="post" noValidate className="mt-3 grid gap-3">
        <TextArea
          label="Motivo"
          rows={3}
          maxLength={MOST_REASON}
          value={reason}
          error={fault}
          onChange={(event) => setReason(event.target.value)}
          hint="Fica público no perfil por noventa dias, e vai por e-mail a quem atende."
        />
        <Button
          type="submit"
          variant="secondary"
          busy={decide.isPending}
          busyWords="Retirando…"
          className="justify-self-start"
        >
          Retirar do perfil
        </Button>
        {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
      </form>
    </details>
  )
}
