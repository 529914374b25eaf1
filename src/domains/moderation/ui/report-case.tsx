import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { decideReport, listReports, readReport, type Report } from '../reports/contract.ts'
import {
  canRemove,
  isUrgent,
  kindNames,
  LEAST_REASON,
  MOST_REASON,
  type ProfilePart,
  PROFILE_PARTS,
  reasonNames,
  type Verdict,
  VERDICTS,
  verdictNames,
} from '../reports/rules.ts'
import { Histories } from './histories.tsx'
import { ReadSaid } from './read-said.tsx'
import { ReportedFile } from './reported-file.tsx'

/** Names of files are for deciding, and the file is shown. */
const isForPeople = ({ name }: { name?: string | undefined }) => name !== 'portrait' && name !== 'introduction'
const DATE = /^\d{4}-\d\d-\d\dT/

/** One case: what it was like, who told, and the decision. */
export const ReportCase = ({ one }: { one: Report }) => (
  <Card as="article" aria-label={`Denúncia: ${kindNames[one.kind]} de ${one.reported.name}`} className="grid gap-4">
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">
          {kindNames[one.kind]} de {one.reported.name}
        </h3>
        <Badge tone={isUrgent(one.reason) && !one.verdict ? 'bad' : 'plain'}>{reasonNames[one.reason]}</Badge>
      </div>
      <p className="text-quiet text-sm">
        Denunciado por {one.reporter.name} em {formatDayAndTime(one.reportedAt)}.{' '}
        {!one.verdict && `Decidir até ${formatDayAndTime(one.dueAt)}. `}
        {one.aboutThem > 1 && `${one.aboutThem} denúncias sobre esta pessoa.`}
      </p>
    </header>
    {one.words && <p className="measure whitespace-pre-line break-words">“{one.words}”</p>}
    {one.snapshot ? (
      <section aria-label="Como era quando foi denunciado" className="rounded-md border border-line bg-ground p-4">
        <DefinitionList>
          {one.snapshot.filter(isForPeople).map(({ label, text }) => (
            <Definition key={label} name={label}>
              <span className="whitespace-pre-line">{DATE.test(text) ? formatDayAndTime(new Date(text)) : text}</span>
            </Definition>
          ))}
        </DefinitionList>
        {one.hasFile && !one.verdict && (
          <ReportedFile
            id={one.id}
            name={`${kindNames[one.kind]} de ${one.reported.name}`}
            isVoice={one.kind === 'voice'}
            isOfRoom={one.consultationId !== null}
          />
        )}
      </section>
    ) : (
      <p className="text-quiet text-sm">O que foi denunciado já não está guardado: passou um ano da decisão.</p>
    )}
    {one.consultationId && (
      <div className="grid gap-3">
        <Histories consultationId={one.consultationId} />
        <a href={`/admin-dashboard/consultas/${one.consultationId}`} className="prose-link justify-self-start text-sm">
          Ver o registro da consulta
        </a>
        {!one.verdict && <ReadSaid caseKind="report" caseId={one.id} />}
      </div>
    )}
    {one.verdict ? (
      <p className="text-sm">
        <strong>{verdictNames[one.verdict]}</strong>, por {one.decidedBy ?? 'alguém da equipe'}
        {one.decidedAt && ` em ${formatDayAndTime(one.decidedAt)}`}: {one.decisionReason}
        {one.verdict === 'suspension' && (
          <>
            {' '}
            <a href={suspendHref(one)} className="prose-link">
              Suspender {one.reported.name}
            </a>
          </>
        )}
      </p>
    ) : (
      <Decision one={one} />
    )}
  </Card>
)

/** Where a suspension is decided, with this case as what it is for. */
const suspendHref = ({ id, reported }: Report) =>
  `/admin-dashboard/pessoas/${reported.id}?ato=suspender&caso=report:${id}`

const PART_NAMES: Record<ProfilePart, string> = {
  name: 'Nome',
  title: 'Título',
  description: 'Frase',
  bio: 'Apresentação',
  city: 'Cidade',
}

function Decision({ one }: { one: Report }) {
  const [verdict, setVerdict] = useState<Verdict | ''>('')
  const [part, setPart] = useState<ProfilePart | ''>('')
  const [fault, setFault] = useState<'verdict' | 'part'>()
  const client = useQueryClient()
  const needsPart = verdict === 'removed' && one.kind === 'profile'
  return (
    <FoldedAct title="Decidir">
      <ReasonForm
        label="Motivo"
        hint={HINTS[verdict || 'nothing']}
        least={LEAST_REASON}
        most={MOST_REASON}
        missing={`Diga o motivo em pelo menos ${LEAST_REASON} caracteres.`}
        words="Registrar decisão"
        busyWords="Registrando…"
        check={() => {
          const missing = !verdict ? 'verdict' : needsPart && !part ? 'part' : undefined
          setFault(missing)
          return !missing
        }}
        act={async (reason) => {
          const given = { id: one.id, verdict: verdict as Verdict, reason, ...(needsPart && part && { part }) }
          const decided = await browserApi(decideReport, given)
          client.setQueryData([readReport.path, { id: one.id }], decided)
        }}
        done={{ title: 'Decisão registrada', description: 'Quem denunciou recebe um e-mail.' }}
        list={listReports}
      >
        <Select
          label="O que fazer"
          value={verdict}
          error={fault === 'verdict' ? 'Escolha o que fazer.' : undefined}
          onChange={(event) => setVerdict(event.target.value as Verdict)}
        >
          <option value="" disabled>
            Escolha
          </option>
          {VERDICTS.filter((name) => name !== 'removed' || canRemove(one)).map((name) => (
            <option key={name} value={name}>
              {verdictNames[name]}
            </option>
          ))}
        </Select>
        {needsPart && (
          <Select
            label="O que sai do perfil"
            value={part}
            error={fault === 'part' ? 'Escolha o que sai do perfil.' : undefined}
            onChange={(event) => setPart(event.target.value as ProfilePart)}
          >
            <option value="" disabled>
              Escolha
            </option>
            {PROFILE_PARTS.map((name) => (
              <option key={name} value={name}>
                {PART_NAMES[name]}
              </option>
            ))}
          </Select>
        )}
      </ReasonForm>
    </FoldedAct>
  )
}

const HINTS: Record<Verdict, string> = {
  nothing: 'Fica no registro. Quem denunciou sabe que lemos e que nada foi feito.',
  warned: 'Quem fez lê estas palavras por e-mail, e não sabe quem denunciou.',
  removed: 'Quem fez lê estas palavras; o que sai deixa o motivo à vista de todos.',
  suspension: 'Fica no registro. A suspensão se faz na página da pessoa, para onde um link leva.',
}
