import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { type Draw, keepReading, listReadings, type Reading, readReading } from '../../../draw/contract.ts'

export type KeptReadingProps = {
  draw: Draw
  question: string | null | undefined
  isMine: boolean
  /** Leaves the table at which it was just drawn. */
  onLeave?: (() => void) | undefined
}

/** The kept reading; the reader's own is kept on first view. Null: it belongs to somebody else or to nobody. */
async function readOrKeep(
  { draw: { id }, question, isMine }: KeptReadingProps,
  client: QueryClient,
): Promise<Reading | null> {
  const { reading: known } = await browserApi(readReading, { id })
  if (known || !isMine) return known
  const reading = await browserApi(keepReading, { id, question: question?.trim() || null, shared: false })
  void client.invalidateQueries({ queryKey: [listReadings.path] })
  return reading
}

/** The reading of a signed-in reader: kept at once, and shared when its owner says so. */
export function useKeptReading(props: KeptReadingProps, isSignedIn: boolean) {
  const { id } = props.draw
  const client = useQueryClient()
  const queryKey = [keepReading.path, { id, isMine: props.isMine }]
  const {
    data: reading,
    error,
    refetch,
    isFetching,
  } = useQuery({ queryKey, queryFn: () => readOrKeep(props, client), enabled: isSignedIn, networkMode: 'always' })
  const sharing = useMutation({
    networkMode: 'always',
    mutationFn: (shared: boolean) => browserApi(keepReading, { id, question: reading?.question ?? null, shared }),
    onSuccess: (changed) => {
      client.setQueryData(queryKey, changed)
      void client.invalidateQueries({ queryKey: [listReadings.path] })
    },
  })
  const isPublic = Boolean(reading?.sharedAt)
  const { isOn: isShared, turn: share } = useOptimisticSwitch(isPublic, sharing)
  return {
    reading,
    error,
    isFetching,
    keepAgain: () => void refetch(),
    isPublic,
    isShared,
    share,
    shareError: sharing.error,
  }
}
