import { lazy, Suspense } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'

/** Loaded when somebody is signed in: a first screen does without it. */
const AskAlert = lazy(async () => ({ default: (await import('./ask-alert.tsx')).AskAlert }))

type Props = { id: string; name: string }

/** Asks for one online alert, from a card. A visitor is sent to sign in, and to the profile. */
export function AlertButton({ id, name }: Props) {
  const { state } = useSession()
  const link = (
    <LinkButton
      href={signInPathFor(`/consultores/${id}`)}
      variant="quiet"
      className="px-3"
      aria-label={`Avise-me quando ${name} estiver online`}
    >
      Avise-me
    </LinkButton>
  )
  if (state !== 'signed-in') return link
  return (
    <Suspense fallback={link}>
      <AskAlert id={id} name={name} />
    </Suspense>
  )
}
