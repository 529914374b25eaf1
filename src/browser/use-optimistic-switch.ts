import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A switch saved by the server: it shows the requested value at once, and the saved one again if the request fails. The
 * mutation's own variables come a render too late, and the switch would flicker.
 */
export function useOptimisticSwitch<Answer>(current: boolean, turning: UseMutationResult<Answer, Error, boolean>) {
  const [requested, setRequested] = useState<boolean>()
  const turn = (on: boolean) => {
    setRequested(on)
    turning.mutate(on, { onSettled: () => setRequested(undefined) })
  }
  return { isOn: requested ?? current, isTurning: requested !== undefined, turn }
}
