import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import type { User } from '#domains/accounts/contract.ts'
import { NothingAskedYet } from '#domains/consultations/ui/my-consultations/nothing-asked-yet.tsx'
import { OpenConsultation } from '#domains/consultations/ui/my-consultations/open-consultation.tsx'
import {
  NothingAnsweredYet,
  PastConsultations,
} from '#domains/consultations/ui/my-consultations/past-consultations.tsx'
import { useOpenConsultations } from '#domains/consultations/ui/my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '#domains/consultations/ui/my-consultations/use-person-updates.ts'
import { OpenQuestions } from '#domains/written-questions/ui/open-questions.tsx'
import { ThreadList } from '#domains/written-questions/ui/thread/thread-list.tsx'

/** All consultations and written questions of a person: the open ones first, then the past ones. */
export function MyConsultations({ user }: { user: User }) {
  usePersonUpdates(user.id)
  const { data: open = [] } = useOpenConsultations()
  return (
    <div className="grid gap-10">
      {open.length > 0 && (
        <div className="grid gap-4">
          {open.map((consultation) => (
            <OpenConsultation key={consultation.id} consultation={consultation} />
          ))}
        </div>
      )}
      <OpenQuestions personId={user.id} isConsultant={user.role === 'consultor'} />
      <ThreadList personId={user.id} />
      <DashboardSection id="anteriores" title="Anteriores">
        <PastConsultations empty={user.role === 'client' ? <NothingAskedYet /> : <NothingAnsweredYet />} />
      </DashboardSection>
    </div>
  )
}
