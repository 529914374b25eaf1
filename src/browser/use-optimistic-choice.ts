import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A choice saved by the server: it shows the requested value at once, and the saved one again if the request fails. The
 * mutation's own variables come a render too late, and the control would flicker.
 */
export function useOptimisticChoice<Value, Answer>(current: Value, saving: UseMutationResult<Answer, Error, Value>) {
  const [requested, setRequested] = useState<{ value: Value }>()
  const choose = (value: Value) => {
    setRequested({ value })
    saving.mutate(value, { onSettled: () => setRequested(undefined) })
  }
  return { chosen: requested ? requested.value : current, isSaving: requested !== undefined, choose }
}

/** The same for on and off. */
export function useOptimisticSwitch<Answer>(current: boolean, turning: UseMutationResult<Answer, Error, boolean>) {
  const { chosen, isSaving, choose } = useOptimisticChoice(current, turning)
  return { isOn: chosen, isTurning: isSaving, turn: choose }
}
