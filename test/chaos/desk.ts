import { setTimeout as wait } from 'node:timers/promises'
import type { Player } from './cast.ts'
import { followPatiently } from './follow-patiently.ts'
import { Line } from './line.ts'
import type { World } from './world.ts'

/** A consultant's dashboard, open in a tab that comes back by itself. Answers how to close it. */
export function openDesk(world: World, consultant: Player, which: number): () => void {
  const name = `${consultant.id}#desk`
  let process = which
  let isClosed = false
  let line: Line | undefined
  world.wires.lay(name, () => world.portOf(process))
  const keep = async () => {
    for (; !isClosed; process++) {
      try {
        line = await Line.open(world.wires, name, consultant.token)
        await followPatiently(line, `desk:${consultant.id}`)
        await line.gone
      } catch {
        line?.leave()
      }
      await wait(60)
    }
  }
  void keep()
  return () => {
    isClosed = true
    line?.leave()
  }
}
