import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { readSecondFactor } from '../../second-factor/contract.ts'
import { CodeForm } from './code-form.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

type Props = { open: boolean; onEnd: (isConfirmed: boolean) => void }

/** Asks for a code of the second factor, or has it set up first, over whatever is open, which stays as it is. */
export function SecondFactorDialog({ open, onEnd }: Props) {
  // Whoever closes the recovery codes has confirmed already.
  const isConfirmed = useRef(false)
  const end = (confirmed: boolean) => {
    isConfirmed.current = false
    onEnd(confirmed)
  }
  return (
    <Dialog open={open} onClose={() => end(isConfirmed.current)} title="Confirme que é você">
      {open && <Asking onConfirmed={() => (isConfirmed.current = true)} onEnd={() => end(true)} />}
    </Dialog>
  )
}

function Asking({ onConfirmed, onEnd }: { onConfirmed: () => void; onEnd: () => void }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(readSecondFactor, {}), staleTime: 0, gcTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-40 w-full" />
  return data.isSet ? <CodeForm onConfirmed={onEnd} /> : <SetUpSecondFactor onConfirmed={onConfirmed} onEnd={onEnd} />
}
