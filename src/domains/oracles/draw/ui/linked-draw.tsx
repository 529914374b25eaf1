import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi, isMissing } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { type Draw, readDraw, readReading } from '../contract.ts'
import { isComplete, type Kind } from '../rules.ts'

type Props = {
  id: string
  kind: Kind /** The label of the button for a new draw. */
  againWords: string
  onAgain: () => void
  children: (draw: Draw) => ReactNode
}

/** A kept reading is its owner's alone until it is shared, so it is asked for first. */
async function readOwnOrShared(id: string, isSignedIn: boolean): Promise<Draw> {
  const { reading } = isSignedIn ? await browserApi(readReading, { id }) : { reading: null }
  return reading?.draw ?? browserApi(readDraw, { id })
}

/** A finished draw of this kind by the id in the URL, or a note that it is gone. */
export function LinkedDraw({ id, kind, againWords, onAgain, children }: Props) {
  const { state } = useSession()
  const {
    data: draw,
    error,
    refetch,
  } = useQuery({
    queryKey: [readDraw.path, { id, state }],
    queryFn: () => readOwnOrShared(id, state === 'signed-in'),
    enabled: state !== 'loading',
    networkMode: 'always',
  })
  if (error && !isMissing(error))
    return <ErrorState onRetry={() => void refetch()}>A leitura continua guardada. Confira a conexão.</ErrorState>
  if (!draw && !error) return <Skeleton className="h-96 w-full" />
  if (draw?.kind === kind && isComplete(draw, draw.events)) return children(draw)
  return (
    <Notice title="Essa leitura não está mais aqui">
      <p className="mb-3">O endereço de uma leitura vale por 30 dias, ou enquanto quem a guardou quiser mostrá-la.</p>
      <Button variant="secondary" size="sm" onClick={onAgain}>
        {againWords}
      </Button>
    </Notice>
  )
}
