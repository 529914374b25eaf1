import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import type { InputOf } from '#shared/contract.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { whenOnline } from '#browser/when-online.ts'
import type { actOnDraw, openDraw } from '../contract.ts'
import { type Act, drawStateOf, type Terms } from '../rules.ts'
import { saveWitnessRecord, witnessRecordOf } from './witness-record.ts'

/** Nothing that is painted needs it, and the first act does: it comes in the first quiet moment. */
const contract = () => whenOnline(() => import('../contract.ts'))

/** Also without network, so that a failure is said at once and can be tried again. */
const AT_ONCE = { networkMode: 'always' } as const

/**
 * One draw after the other, from the house's commitment to the revealed seed. `open` asks for a table; `finish` sends
 * the shuffle and every choice in one call; `retry` sends whatever failed once more, exactly as it was, so nothing
 * chosen is lost.
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
    /** Another number for each table, from 0. */
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
