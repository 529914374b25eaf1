import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { BellRing } from '#browser/icons/bell-ring.ts'
import { Bell } from '#browser/icons/bell.ts'
import { Heart } from '#browser/icons/heart.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { Status } from '../../rules.ts'
import { useFollow } from './use-follow.ts'

const PushOffer = lazyPart(() => import('#domains/notifications/ui/push/push-offer.tsx'), 'PushOffer')

const ICON = 'size-4 shrink-0'

type Props = { id: string; name: string; status: Status }

/** Adds a favourite or asks for an online alert. A visitor is sent to sign in and back. */
export function FollowButtons({ id, name, status }: Props) {
  const { state } = useSession()
  const { followState, isPending, setFavourite, setOnlineAlert } = useFollow(id, state === 'signed-in')
  const isKept = followState?.favourite ?? false
  const isWaiting = followState?.waiting ?? false
  const press = {
    isSignedOut: state === 'signed-out',
    isReady: followState !== undefined && !isPending,
    signIn: signInPathFor(`/consultores/${id}`),
  }
  return (
    <div className="grid gap-2">
      {(status !== 'online' || isWaiting) && (
        <FollowButton {...press} isOn={isWaiting} onPress={() => setOnlineAlert(!isWaiting)}>
          {isWaiting ? <BellRing aria-hidden="true" className={ICON} /> : <Bell aria-hidden="true" className={ICON} />}
          {isWaiting ? 'Não precisa mais avisar' : 'Avise-me quando estiver online'}
        </FollowButton>
      )}
      <FollowButton {...press} isOn={isKept} onPress={() => setFavourite(!isKept)}>
        <Heart aria-hidden="true" className={isKept ? `${ICON} fill-current` : ICON} />
        {isKept ? 'Tirar dos favoritos' : 'Guardar nos favoritos'}
      </FollowButton>
      <p role="status" className="text-center text-quiet text-sm empty:hidden">
        {isWaiting && `Avisaremos uma vez, aqui no site e no seu e-mail confirmado, assim que ${name} entrar.`}
      </p>
      {isWaiting && (
        <Suspense>
          <PushOffer why={`O seu celular também pode avisar, com o site fechado, quando ${name} entrar.`} />
        </Suspense>
      )}
    </div>
  )
}

type FollowButtonProps = {
  isOn: boolean
  isSignedOut: boolean
  isReady: boolean
  signIn: string
  onPress: () => void
  children: ReactNode
}

const FollowButton = ({ isOn, isSignedOut, isReady, signIn, onPress, children }: FollowButtonProps) =>
  isSignedOut ? (
    <LinkButton href={signIn} variant="secondary" size="sm" wide>
      {children}
    </LinkButton>
  ) : (
    <Button
      variant="secondary"
      size="sm"
      wide
      aria-disabled={!isReady || undefined}
      onClick={() => isReady && onPress()}
      className={isOn ? 'border-accent! bg-accent-wash! text-accent!' : undefined}
    >
      {children}
    </Button>
  )
