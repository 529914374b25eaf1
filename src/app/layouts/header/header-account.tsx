import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { dashboardOf } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

const AvailabilitySwitch = lazyPart(
  () => import('#domains/consultants/ui/availability/availability-switch.tsx'),
  'AvailabilitySwitch',
)

/** A consultant's switch, in the header of every page. Nobody else downloads it. */
export function HeaderAvailability() {
  const { user } = useSession()
  return user?.role === 'consultor' ? (
    <Suspense>
      <AvailabilitySwitch personId={user.id} />
    </Suspense>
  ) : null
}

const NoticeBell = lazyPart(() => import('#domains/notifications/ui/notice-bell.tsx'), 'NoticeBell')

/** What a signed-in person was told. Its place is kept while its code is on the way. */
export function HeaderBell() {
  const { user } = useSession()
  return user ? (
    <Suspense fallback={<span className="size-11" />}>
      <NoticeBell personId={user.id} />
    </Suspense>
  ) : null
}

/** Sign-in, or the own dashboard. Keeps its space while the session is unknown, so that the layout does not shift. */
export function HeaderAccount() {
  const { state, user } = useSession()
  return (
    <div className={user ? undefined : 'flex justify-end sm:min-w-20'}>
      {user && (
        <a
          href={dashboardOf(user.role)}
          {...iconOnly(`Meu painel (${user.firstName})`)}
          className="grid size-11 place-items-center rounded-full"
        >
          <Avatar name={user.firstName} size="sm" />
        </a>
      )}
      {state === 'signed-out' && (
        <div className="hidden sm:block">
          <LinkButton href="/login" size="sm" variant="secondary">
            Entrar
          </LinkButton>
        </div>
      )}
    </div>
  )
}
