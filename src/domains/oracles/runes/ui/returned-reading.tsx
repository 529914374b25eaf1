import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#browser/api.ts'
import { Button } from '#browser/kit/button.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { Notice } from '#browser/kit/notice.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { asking } from '#browser/query.ts'
import { readDraw } from '../../draw/contract.ts'
import { isComplete, tableOf } from '../../draw/rules.ts'
import { ProofPanel } from '../../draw/ui/proof-panel.tsx'
import { isCast } from '../casts/rules.ts'
import { MEANINGS } from '../meanings/ui/meanings.ts'
import { runeName } from '../rules.ts'
import { Leaves } from './leaves/leaves.tsx'

/** A reading that the address names: every stone turned. The question was never sent, so it is not here. */
export function ReturnedReading({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { data: draw, error, refetch } = useQuery({ ...asking(readDraw, { id }), networkMode: 'always' })
  if (error && !isMissing(error)) return <ErrorState onRetry={() => void refetch()}>A leitura continua guardada. Confira a conexão.</ErrorState>
  if (!draw && !error) return <Skeleton className="h-96 w-full" />
  if (!draw || !isCast(draw.layout) || !isComplete(draw, draw.events))
    return (
      <Notice title="Essa leitura não está mais aqui">
        <p className="mb-3">O endereço de uma leitura vale por 30 dias, ou enquanto quem a guardou quiser mostrá-la.</p>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Tirar outras runas
        </Button>
      </Notice>
    )
  return (
    <Leaves
      cast={draw.layout}
      drawn={tableOf(draw.events).chosen}
      meanings={MEANINGS}
      isOpen
      onAgain={onAgain}
      proof={<ProofPanel draw={draw} nameOf={runeName} />}
    />
  )
}
