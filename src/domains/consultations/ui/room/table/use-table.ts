import { useState } from 'react'
import { CommandRefusedError, realtime } from '#browser/realtime.ts'
import { Gesture } from '#domains/oracles/draw/ui/gesture.ts'
import { saveWitnessRecord } from '#domains/oracles/draw/ui/witness-record.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { TableAct } from '../../../table/acts.rules.ts'
import type { Side } from '../../../table/facts.rules.ts'
import type { TableLayoutId } from '../../../table/layout-ids.rules.ts'
import type { Spread } from '../../../table/spread.rules.ts'

export type Opening = { layout: TableLayoutId; drawer: Side; reversals: boolean; places?: string[] }

/** Named here as in the contract, whose schemas no browser needs for this. */
const OPEN = 'room.open_spread'
const ACT = 'room.act_on_spread'
const FAULT = 'A mesa não respondeu. Confira a conexão e tente de novo.'

/** Refusals that pass when the line and the seat are back; an act is the same however often it is sent. */
const PASSING = new Set(['lost', 'consultations.table_not_there'])
const [TRIES, PAUSE_MS] = [8, 1_000]

async function persistently(send: () => Promise<{ seq: number }>): Promise<{ seq: number }> {
  for (let left = TRIES; ; left--) {
    try {
      return await send()
    } catch (error) {
      if (left <= 1 || !(error instanceof CommandRefusedError) || !PASSING.has(error.code)) throw error
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Acts on the table. One at a time: what they change comes back as an event, for both alike. */
export function useTable({ id: consultationId }: Pick<Consultation, 'id'>, expectEvent: (seq: number) => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [gesture] = useState(() => new Gesture())

  async function send(act: () => Promise<{ seq: number }>) {
    setBusy(true)
    setFault(undefined)
    try {
      expectEvent((await act()).seq)
    } catch (error) {
      setFault(error instanceof CommandRefusedError ? error.message : FAULT)
    } finally {
      setBusy(false)
    }
  }
  const command = (id: string, act: TableAct) => persistently(() => realtime.command(ACT, { consultationId, id, act }))

  /** The own part of the seed, made after the platform's commitment was seen; kept to check the draw with. */
  async function partFor({ id, commitment }: Pick<Spread, 'id' | 'commitment'>) {
    const part = await gesture.toSeed()
    saveWitnessRecord(id, { commitment, gesture: part })
    return part
  }

  return {
    isBusy,
    fault,
    onMove: ({ nativeEvent }: { nativeEvent: PointerEvent }) => gesture.moved(nativeEvent),
    open(opening: Opening) {
      const asked = { consultationId, id: crypto.randomUUID(), ...opening }
      return send(() => persistently(() => realtime.command(OPEN, asked)))
    },
    act: (spread: Spread, act: TableAct) => send(() => command(spread.id, act)),
    /** Adds the own part of the seed before anything lies there. */
    mix: (spread: Spread) => send(async () => command(spread.id, { type: 'mix', part: await partFor(spread) })),
    /** The same with the own part of the seed, if nobody of this side has added one. */
    actWithPart: (spread: Spread, you: Side, act: Extract<TableAct, { part?: unknown }>) =>
      send(async () => {
        const hasPart = spread.parts.some(({ by }) => by === you)
        return command(spread.id, hasPart ? act : { ...act, part: await partFor(spread) })
      }),
  }
}
export type Table = ReturnType<typeof useTable>
