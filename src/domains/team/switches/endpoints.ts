import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readSwitches } from './read-switches.ts'
import { switchNames } from './rules.ts'
import { turnSwitch } from './turn-switch.ts'

/** `gateways`: those that can be switched off one by one. */
export function switchEndpoints(gateways: readonly string[]): Route[] {
  const names = switchNames(gateways)
  return [
    serve(contract.readSwitches, ({ db, now }) => readSwitches(db, names, now)),
    serve(contract.turnSwitch, async ({ db, clock, viewer, input }) => {
      await turnSwitch(db, names, { ...input, by: viewer.id, clock })
      return readSwitches(db, names, await clock(db))
    }),
  ]
}
