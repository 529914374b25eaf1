import type { Actor } from '#test/authorisation/people.ts'
import type { EndpointInput, MatrixRow } from '#test/authorisation/matrix/matrix-row.ts'
import type { Site } from '#test/authorisation/site.ts'

/** A valid call: who makes it, and its input. */
export function validCall({ fixtures }: Site, row: MatrixRow): { who: Actor; given: EndpointInput } {
  const { target } = row
  const pair = target ? fixtures.resources[target.kind] : []
  const mine = (who: Actor) =>
    pair.find(
      (resource: Partial<Record<string, string>>) =>
        !target?.of.length || target.of.some((relation) => resource[relation] === who),
    )
  const who = row.may.find((one) => !row.refuses?.[one] && (!target || mine(one)))!
  const resource = mine(who)
  const rest = typeof row.input === 'function' ? row.input(fixtures, who, resource) : row.input
  return { who, given: { ...rest, ...(target && { [target.parameter]: resource!.id }) } }
}
