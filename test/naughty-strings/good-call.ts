import type { Who } from '#test/authorisation/cast.ts'
import type { Given, Row } from '#test/authorisation/row.ts'
import type { Site } from '#test/authorisation/site.ts'

/** A call that works: who makes it, and everything it says. */
export function goodCall({ world }: Site, row: Row): { who: Who; given: Given } {
  const { about } = row
  const pair = about ? world.things[about.kind] : []
  const mine = (who: Who) =>
    pair.find(
      (thing: Partial<Record<string, string>>) => !about?.of.length || about.of.some((seat) => thing[seat] === who),
    )
  const who = row.may.find((one) => !row.refuses?.[one] && (!about || mine(one)))!
  const thing = mine(who)
  const rest = typeof row.with === 'function' ? row.with(world, who, thing) : row.with
  return { who, given: { ...rest, ...(about && { [about.parameter]: thing!.id }) } }
}
