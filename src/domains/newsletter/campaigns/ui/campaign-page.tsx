import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readCampaign } from '../contract.ts'
import { groupWords, isSegment } from '../rules.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { CancelSchedule } from './cancel-schedule.tsx'
import { DraftActs } from './draft-acts.tsx'
import { StateBadge } from './state-badge.tsx'
import { StopOrResume } from './stop-or-resume.tsx'

const WHILE_SENDING_MS = 5_000

/** One campaign: a draft to write and send, or what became of it. */
export function CampaignPage({ id }: { id: string }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...apiQuery(readCampaign, { id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? WHILE_SENDING_MS : false),
  })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  const again = () => client.invalidateQueries({ queryKey: [readCampaign.path] })
  const { state, subject, preheader, body, segment, interests, version, sendAt, startedAt } = data
  if (state === 'draft' && isSegment(segment))
    return (
      <div className="grid gap-6">
        <DraftActs campaign={data} onDone={again} />
        <CampaignForm
          key={version}
          id={id}
          version={version}
          saved={{ subject, preheader, body, segment, interests }}
          onSaved={again}
        />
      </div>
    )
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <div className="grid gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadge state={state} />
          <span className="text-quiet tabular-nums">
            {startedAt
              ? `começou em ${formatDayAndTime(startedAt)}`
              : sendAt && `sai em ${formatDayAndTime(sendAt)} (horário de Brasília)`}
          </span>
          <a href={`/admin-dashboard/registro?assunto=${id}`} className="prose-link">
            no registro
          </a>
        </p>
        <p className="text-sm">{groupWords(segment, interests)}.</p>
        {state === 'scheduled' && <CancelSchedule id={id} onDone={again} />}
        <CampaignResults campaign={data} />
        {(state === 'sending' || state === 'stopped') && <StopOrResume id={id} isStopped={state === 'stopped'} />}
      </div>
      {isSegment(segment) ? (
        <CampaignPreview id={id} version={version} subject={subject} preheader={preheader} />
      ) : (
        <p className="measure text-quiet text-sm">
          {subject}: cada um recebe o texto do seu signo, calculado pelas nossas regras, com a figura do céu do dia.
        </p>
      )}
    </div>
  )
}
