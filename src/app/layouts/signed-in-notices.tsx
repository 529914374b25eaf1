import { lazy, Suspense } from 'react'
import { useSession } from '#domains/accounts/ui/session.tsx'

const ConsultantOnDuty = lazy(async () => ({
  default: (await import('#domains/consultations/ui/incoming-requests/consultant-on-duty.tsx')).ConsultantOnDuty,
}))
const OnlineAlertToasts = lazy(async () => ({
  default: (await import('#domains/consultants/ui/favourites/online-alert-toast.tsx')).OnlineAlertToast,
}))
const OpenConsultationBanner = lazy(async () => ({
  default: (await import('#domains/consultations/ui/my-consultations/open-consultation-banner.tsx'))
    .OpenConsultationBanner,
}))

const BookingSoon = lazy(async () => ({
  default: (await import('#domains/scheduling/ui/my-bookings/booking-soon.tsx')).BookingSoon,
}))

/**
 * What accompanies a signed-in person through all pages, whatever their layout: who came online, and a consultant's
 * presence and incoming requests. Only they download it.
 */
export function SignedInNotices() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <OnlineAlertToasts personId={user.id} />
      {user.role === 'consultor' && <ConsultantOnDuty personId={user.id} />}
    </Suspense>
  )
}

/** The way back to an open consultation, or into one that was booked for now, below the header. */
export function OpenConsultationNotice() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <OpenConsultationBanner personId={user.id} />
        {user.role !== 'admin' && <BookingSoon personId={user.id} />}
      </Suspense>
    )
  )
}
