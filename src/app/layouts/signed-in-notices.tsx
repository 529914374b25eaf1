import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { seenAs } from '#browser/impersonation.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { usePlaceOfBar } from './bottom-bar/place-of-bar.ts'

const ConsultantOnDuty = lazyPart(
  () => import('#domains/consultations/ui/incoming-requests/consultant-on-duty.tsx'),
  'ConsultantOnDuty',
)
const OnlineAlertToasts = lazyPart(
  () => import('#domains/consultants/ui/favourites/online-alert-toast.tsx'),
  'OnlineAlertToast',
)
const QueueStrip = lazyPart(() => import('#domains/queue/ui/queue-strip.tsx'), 'QueueStrip')
const OpenConsultationBanner = lazyPart(
  () => import('#domains/consultations/ui/my-consultations/open-consultation-banner.tsx'),
  'OpenConsultationBanner',
)

const PasswordPrompt = lazyPart(() => import('#domains/accounts/ui/confirmation/password-prompt.tsx'), 'PasswordPrompt')
const BookingSoon = lazyPart(() => import('#domains/scheduling/ui/my-bookings/booking-soon.tsx'), 'BookingSoon')

const ImpersonationBar = lazyPart(
  () => import('#domains/accounts/ui/impersonation/impersonation-bar.tsx'),
  'ImpersonationBar',
)
const AcceptanceNotice = lazyPart(() => import('./acceptance-notice.tsx'), 'AcceptanceNotice')
const ReportHost = lazyPart(() => import('./report-host.tsx'), 'ReportHost')
const BottomBar = lazyPart(() => import('./bottom-bar/bottom-bar.tsx'), 'BottomBar')
const BackOfficeTools = lazyPart(() => import('./back-office/back-office-tools.tsx'), 'BackOfficeTools')

/**
 * What accompanies a signed-in person through all pages: the question for the password, who came online, a consultant's
 * requests, the bar of a small screen. Where the team sees as them, nobody seems to be there.
 */
export function SignedInNotices() {
  const { state, user } = useSession()
  const hasBar = usePlaceOfBar()
  const seen = state !== 'loading' && seenAs()
  if (seen)
    return (
      <Suspense>
        <ImpersonationBar seen={seen} isOver={!user} />
        {user && hasBar && <BottomBar role={user.role} />}
      </Suspense>
    )
  if (!user) return null
  return (
    <>
      <Suspense>
        {user.role === 'admin' ? <BackOfficeTools hasBar={hasBar} /> : hasBar && <BottomBar role={user.role} />}
      </Suspense>
      <Suspense>
        <PasswordPrompt />
        {user.role !== 'admin' && <AcceptanceNotice isOwed={user.owesAcceptance ?? false} />}
        {user.role !== 'admin' && <ReportHost />}
        <OnlineAlertToasts personId={user.id} />
        {user.role === 'consultor' && <ConsultantOnDuty personId={user.id} />}
      </Suspense>
    </>
  )
}

/** Below the header: the way back to an open consultation or into a booked one, and the place in a queue. */
export function OpenConsultationNotice() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <OpenConsultationBanner personId={user.id} />
        {user.role === 'client' && <QueueStrip personId={user.id} />}
        {user.role !== 'admin' && <BookingSoon personId={user.id} />}
      </Suspense>
    )
  )
}
