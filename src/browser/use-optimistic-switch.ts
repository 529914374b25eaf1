import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A switch whose answer comes from the house: it stands as wished from the very press, and as it was when the wish is
 * refused. A mutation alone tells of its wish a moment later, and until then the switch would jump back.
 */
export function useOptimisticSwitch<Answer>(current: boolean, turning: UseMutationResult<Answer, Error, boolean>) {
  const [requested, setRequested] = useState<boolean>()
  const turn = (on: boolean) => {
    setRequested(on)
    turning.mutate(on, { onSettled: () => setRequested(undefined) })
  }
  return { isOn: requested ?? current, isTurning: requested !== undefined, turn }
}
