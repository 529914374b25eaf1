import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A switch whose answer comes from the house: it stands as wished from the very press, and as it was when the wish is
 * refused. A mutation alone tells of its wish a moment later, and until then the switch would jump back.
 */
export function useOptimisticSwitch<Answer>(current: boolean, turning: UseMutationResult<Answer, Error, boolean>) {
  const [wished, setWished] = useState<boolean>()
  const turn = (on: boolean) => {
    setWished(on)
    turning.mutate(on, { onSettled: () => setWished(undefined) })
  }
  return { isOn: wished ?? current, isTurning: wished !== undefined, turn }
}
