import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { AskAlertProps } from './ask-alert.tsx'

/** Loaded when somebody is signed in: a first screen does without it. */
const AskAlert = lazyPart(() => import('./ask-alert.tsx'), 'AskAlert')

/** Asks for one online alert, from a card. A visitor is sent to sign in, and to the profile. */
export function AlertButton({ id, name, look }: AskAlertProps) {
  const { state } = useSession()
  const link = (
    <LinkButton
      href={signInPathFor(`/consultores/${id}`)}
      size="sm"
      {...look}
      aria-label={`Avise-me quando ${name} estiver online`}
    >
      Avise-me
    </LinkButton>
  )
  if (state !== 'signed-in') return link
  return (
    <Suspense fallback={link}>
      <AskAlert id={id} name={name} look={look} />
    </Suspense>
  )
}
