import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { listMembers } from '../../team-members/contract.ts'
import { InviteForm } from './invite-form.tsx'
import { rolesInWords } from '#shared/team-roles.ts'
import { MemberRow } from './member-row.tsx'

/** Everybody of the team, and an invitation for one more; for whoever may say who is of it. */
export function Members() {
  const { data, error, refetch } = useQuery(apiQuery(listMembers, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <>
      <DashboardSection id="pessoas-da-equipe" title="Quem é da equipe">
        <ul className="border-line border-t">
          {data.members.map((member) => (
            <MemberRow key={member.id} member={member} onChanged={() => void refetch()} />
          ))}
        </ul>
      </DashboardSection>
      {data.former.length > 0 && (
        <DashboardSection id="quem-saiu" title="Quem saiu">
          <ul className="border-line border-t">
            {data.former.map(({ id, firstName, roles, since, endedAt, endedBy }) => (
              <li key={id} className="grid gap-1 border-line border-b py-3 text-sm">
                <span className="font-semibold">{firstName}</span>
                <span className="text-quiet">
                  {rolesInWords(roles)}, de {formatDay(since)} a {formatDayAndTime(endedAt)}
                  {endedBy && `; encerrado por ${endedBy}`}
                </span>
              </li>
            ))}
          </ul>
        </DashboardSection>
      )}
      <DashboardSection id="convidar" title="Convidar alguém">
        <InviteForm />
      </DashboardSection>
    </>
  )
}
