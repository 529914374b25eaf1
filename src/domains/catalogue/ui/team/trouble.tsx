import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { faultsOfError } from './faults-of-error.ts'

/** Why something was not written; where an order would cost the house, which one and its figures. */
export function Trouble({ error }: { error: Error | null }) {
  if (!error) return null
  const { stack } = faultsOfError(error)
  if (!stack) return <ErrorState>{errorMessage(error)}</ErrorState>
  return (
    <div role="alert">
      <Notice tone="bad" title={errorMessage(error)}>
        {stack}
      </Notice>
    </div>
  )
}
