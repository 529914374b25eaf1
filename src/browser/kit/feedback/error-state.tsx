import { type ReactNode, Suspense } from 'react'
import { seenAs } from '#browser/impersonation.ts'
import { lazyPart } from '#browser/late-code.ts'
import { Button } from '../buttons/button.tsx'

const LeftOut = lazyPart(() => import('./left-out.tsx'), 'LeftOut')

type Props = {
  title?: ReactNode
  /** What happened, and what is safe. */
  children: ReactNode
  onRetry?: (() => void) | undefined
  retryWords?: string
  action?: ReactNode
}

/**
 * An error: what happened, what is safe, and a way to retry. What cannot be read by whoever sees as somebody else is
 * none: it is left out.
 */
export const ErrorState = (props: Props) =>
  props.onRetry && seenAs() ? (
    <Suspense>
      <LeftOut />
    </Suspense>
  ) : (
    <Fault {...props} />
  )

const Fault = ({
  title = 'Não deu certo desta vez',
  children,
  onRetry,
  retryWords = 'Tentar de novo',
  action,
}: Props) => (
  <div
    role="alert"
    className="grid justify-items-start gap-3 rounded-lg border border-bad bg-bad-wash p-5 text-ink sm:p-6"
  >
    <p className="font-display text-lg">{title}</p>
    <div className="max-w-prose">{children}</div>
    {onRetry && (
      <Button variant="secondary" onClick={onRetry}>
        {retryWords}
      </Button>
    )}
    {action}
  </div>
)
