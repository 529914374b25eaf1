import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { late } from '#browser/late-code.ts'
import { browserApi, errorMessage } from '#browser/api.ts'
import type { InputOf } from '#shared/contract.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { whenOnline } from '#browser/when-online.ts'
import type { actOnDraw, openDraw } from '../contract.ts'
import { type Act, drawStateOf, type Terms } from '../rules.ts'
import { saveWitnessRecord, witnessRecordOf } from './witness-record.ts'

/** Loaded when the browser is idle: the first render does not need it, the first act does. */
const contract = () => whenOnline(() => late(() => import('../contract.ts')))

/** Also offline, so that a failure is reported at once and can be retried. */
const AT_ONCE = { networkMode: 'always' } as const

/**
 * One draw after the other, from the platform's commitment to the revealed seed. `open` opens a draw; `finish` sends
 * the shuffle and all choices in one call; `retry` repeats a failed call unchanged, so that no choice is lost.
 */
export function useDraw() {
  const [turn, setTurn] = useState(0)
  useEffect(() => whenIdle(() => void contract().catch(() => {})), [])
  const opening = useMutation({
    ...AT_ONCE,
    mutationFn: async (asked: InputOf<typeof openDraw>) => browserApi((await contract()).openDraw, asked),
  })
  const acting = useMutation({
    ...AT_ONCE,
    mutationFn: async (asked: InputOf<typeof actOnDraw>) => {
      const draw = await browserApi((await contract()).actOnDraw, asked)
      saveWitnessRecord(draw.id, witnessRecordOf(opening.data!.events, asked.acts))
      return draw
    },
  })
  const failed = acting.isError ? acting : opening.isError ? opening : undefined
  return {
    /** The number of the present draw, from 0; a key for remounting. */
    turn,
    draw: acting.data ?? opening.data,
    commitment: opening.data && drawStateOf(opening.data.events).commitment,
    isFinishing: acting.isPending,
    isDone: acting.isSuccess,
    fault: failed && errorMessage(failed.error),
    open: (terms: Terms) => {
      setTurn(turn + 1)
      acting.reset()
      opening.mutate({ id: crypto.randomUUID(), ...terms })
    },
    finish: (gesture: string, choices: readonly Act[]) => {
      if (opening.data)
        acting.mutate({ id: opening.data.id, after: 1, acts: [{ type: 'shuffle', gesture }, ...choices] })
    },
    retry: () => {
      if (acting.isError) acting.mutate(acting.variables)
      else if (opening.isError) opening.mutate(opening.variables)
    },
  }
}
