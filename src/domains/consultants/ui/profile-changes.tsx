import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { listProfileChanges, type ProfileChange, takeDown } from '../profile-changes/contract.ts'
import { introductionUrl } from '../introductions/rules.ts'
import { LEAST_REASON, MOST_REASON } from '../profile-changes/bounds.rules.ts'
import { fieldNames, TAKEDOWN_FIELDS } from '../profile-changes/fields.rules.ts'
import { valueWords } from '../profile-changes/value-words.rules.ts'
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

const TakeDown = ({ one, field }: { one: ProfileChange; field: (typeof TAKEDOWN_FIELDS)[number] }) => (
  <FoldedAct title="Retirar com um motivo">
    <ReasonForm
      label="Motivo"
      hint="Fica público no perfil por noventa dias, e vai por e-mail a quem atende."
      least={LEAST_REASON}
      most={MOST_REASON}
      missing={`Explique o motivo em pelo menos ${LEAST_REASON} caracteres.`}
      words="Retirar do perfil"
      busyWords="Retirando…"
      act={(reason) => browserApi(takeDown, { id: one.consultantId, field, value: one.after, reason })}
      done={{ title: 'Retirado do perfil', description: `${one.consultantName} recebe o motivo por e-mail.` }}
      list={listProfileChanges}
    />
  </FoldedAct>
)
