import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { apiQuery } from '#browser/query.ts'
import { type Channel, channelNames, SPECIALTIES, type Specialty, specialtyNames } from '#domains/consultants/rules.ts'
import { ApplicationDocuments } from '#domains/consultants/ui/application/application-documents.tsx'
import { formatDay, formatDayAndTime, formatDuration } from '#shared/dates.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import { stateWords } from '../../states.rules.ts'
import { type ConsultantPart, readConsultant, type Signal } from '../contract.ts'
import { sentenceOf } from '../signals.rules.ts'

const TIERS: Readonly<Record<string, string>> = {
  iniciante: 'Iniciante',
  verificado: 'Verificado',
  destaque: 'Destaque',
  mestre: 'Mestre',
}
const FIGURES = {
  answered: 'Atendeu ou respondeu a tempo',
  absent: 'Não veio',
  refunded: 'Reembolsadas',
  returning: 'Clientes que voltaram',
} as const

/** "30%", or each channel with its own. */
function commissionWords(commissions: ConsultantPart['commissions']) {
  const percents = commissions.map(
    ({ channel, bps }) => [channelNames[channel as Channel], `${String(bps / 100).replace('.', ',')}%`] as const,
  )
  const isOne = new Set(percents.map(([, percent]) => percent)).size === 1
  return isOne ? percents[0]![1] : percents.map((one) => one.join(' ')).join(' · ')
}

/** What is a consultant's alone: profile, tier and commission, quality, applications, signals with their rows. */
export function ConsultantView({ id }: { id: string }) {
  const query = useQuery({ ...apiQuery(readConsultant, { id }), staleTime: 0 })
  if (query.isPending) return <Skeleton className="h-64 w-full" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  const c = query.data
  const { words, tone } = stateWords('consultant', c.state)
  return (
    <div className="grid gap-8">
      <section aria-labelledby="perfil" className="grid gap-3">
        <h2 id="perfil" className="flex flex-wrap items-baseline gap-3 text-lg">
          Perfil <Badge tone={tone}>{words}</Badge>
          {c.isAttendedByProgram && <Badge>um programa atende</Badge>}
          {c.isHidden && <Badge>fora dos destaques</Badge>}
          {c.isFeaturable && !c.isHidden && <Badge tone="metal">pode estar em destaque</Badge>}
        </h2>
        <DefinitionList>
          <Definition name="Página pública">
            <a href={`/consultores/${id}`} className="prose-link">
              Ver como os clientes veem
            </a>
          </Definition>
          <Definition name="Especialidade">
            {SPECIALTIES.includes(c.specialty as Specialty) ? specialtyNames[c.specialty as Specialty] : c.specialty}
          </Definition>
          <Definition name="Nível">{TIERS[c.tier] ?? c.tier}</Definition>
          <Definition name="Comissão da casa">{commissionWords(c.commissions)}</Definition>
          {c.pricePerMinuteCents !== null && (
            <Definition name="Minuto de chat">
              <Money amount={c.pricePerMinuteCents} />
            </Definition>
          )}
          <Definition name="Avaliações">
            {c.rating === null ? 'Nenhuma' : `${c.rating.toFixed(1).replace('.', ',')} em ${c.reviews}`}
          </Definition>
          <Definition name="Candidatura">{formatDay(c.appliedAt)}</Definition>
          {c.approvedAt && <Definition name="Aprovação">{formatDay(c.approvedAt)}</Definition>}
        </DefinitionList>
        {c.refusals.map(({ at, reason, by, answeredAt }) => (
          <p key={at.toISOString()} className="text-sm">
            Recusada por {by} em {formatDay(at)}: {reason}
            {answeredAt && ` Respondeu em ${formatDay(answeredAt)}.`}
          </p>
        ))}
      </section>
      {c.documents > 0 && (
        <section aria-labelledby="documentos" className="grid gap-2">
          <h2 id="documentos" className="text-lg">
            Documentos da candidatura
          </h2>
          <ApplicationDocuments id={id} isDecided={c.state !== 'applied'} />
        </section>
      )}
      <Signals signals={c.signals} />
      <Quality part={c} />
    </div>
  )
}

const Signals = ({ signals }: { signals: readonly Signal[] }) => (
  <section aria-labelledby="sinais" className="grid gap-2">
    <h2 id="sinais" className="text-lg">
      Sinais
    </h2>
    {signals.length === 0 && <p className="text-quiet text-sm">Nada chama a atenção.</p>}
    {signals.map((signal) => (
      <Fold key={signal.kind} title={<span className="text-ink">{sentenceOf(signal)}</span>}>
        <ul className="border-line border-t">
          {signal.rows.map(({ kind, id, name, detail, at }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5 text-sm">
              <a href={hrefOfObject(kind, id)} className="prose-link">
                {name}
              </a>
              {detail && <span>{detail}</span>}
              {at && <span className="text-quiet">{formatDayAndTime(at)}</span>}
            </li>
          ))}
        </ul>
      </Fold>
    ))}
  </section>
)

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)

const Quality = ({ part: { quality, waitMs } }: { part: ConsultantPart }) => (
  <section aria-labelledby="qualidade" className="grid gap-2">
    <h2 id="qualidade" className="text-lg">
      Qualidade em 90 dias
    </h2>
    <DefinitionList>
      {(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((name) => {
        const { part, whole, median } = quality[name]
        return (
          <Definition key={name} name={FIGURES[name]}>
            {part} de {whole} ({percent(part, whole)})
            {median !== null && `, metade de todos: ${Math.round(median * 100)}%`}
          </Definition>
        )
      })}
      {waitMs !== null && <Definition name="Espera pela resposta">{formatDuration(waitMs)}</Definition>}
    </DefinitionList>
  </section>
)
