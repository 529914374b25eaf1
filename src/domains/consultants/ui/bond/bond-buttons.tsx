import { Bell, BellRing, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#browser/kit/button.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { Status } from '../../rules.ts'
import { useBond } from './use-bond.ts'

const ICON = 'size-4 shrink-0'

type Props = { id: string; name: string; status: Status }

/** To keep somebody at hand, and to hear when they come online. Who is not signed in is led there and back. */
export function BondButtons({ id, name, status }: Props) {
  const { state } = useSession()
  const { bond, isPending, keep, wish } = useBond(id, state === 'signed-in')
  const isKept = bond?.favourite ?? false
  const isWaiting = bond?.waiting ?? false
  const press = {
    isSignedOut: state === 'signed-out',
    isReady: bond !== undefined && !isPending,
    signIn: signInPathFor(`/consultores/${id}`),
  }
  return (
    <div className="grid gap-2">
      {(status !== 'online' || isWaiting) && (
        <Press {...press} isOn={isWaiting} onPress={() => wish(!isWaiting)}>
          {isWaiting ? <BellRing aria-hidden="true" className={ICON} /> : <Bell aria-hidden="true" className={ICON} />}
          {isWaiting ? 'Não precisa mais avisar' : 'Avise-me quando estiver online'}
        </Press>
      )}
      <Press {...press} isOn={isKept} onPress={() => keep(!isKept)}>
        <Heart aria-hidden="true" className={isKept ? `${ICON} fill-current` : ICON} />
        {isKept ? 'Tirar dos favoritos' : 'Guardar nos favoritos'}
      </Press>
      <p role="status" className="text-center text-quiet text-sm empty:hidden">
        {isWaiting && `Avisaremos uma vez, aqui no site e por e-mail, assim que ${name} entrar.`}
      </p>
    </div>
  )
}

type PressProps = {
  isOn: boolean
  isSignedOut: boolean
  isReady: boolean
  signIn: string
  onPress: () => void
  children: ReactNode
}

const Press = ({ isOn, isSignedOut, isReady, signIn, onPress, children }: PressProps) =>
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
