import type { Actor } from '#test/authorisation/people.ts'
import type { EndpointInput, MatrixRow } from '#test/authorisation/matrix/matrix-row.ts'
import type { Site } from '#test/authorisation/site.ts'

type Call = { who: Actor; given: EndpointInput; refusal: string | undefined }

/** A valid call: who makes it, its input, and why it is refused where the fixtures let nobody do it. */
export function validCall({ fixtures }: Site, row: MatrixRow): Call {
  const { target } = row
  const pair = target ? fixtures.resources[target.kind] : []
  const mine = (who: Actor) =>
    pair.find(
      (resource: Partial<Record<string, string>>) =>
        !target?.of.length || target.of.some((relation) => resource[relation] === who),
    )
  const able = row.may.filter((one) => !target || mine(one))
  const who = (able.find((one) => !row.refuses?.[one]) ?? able[0])!
  const resource = mine(who)
  const rest = typeof row.input === 'function' ? row.input(fixtures, who, resource) : row.input
  return { who, given: { ...rest, ...(target && { [target.parameter]: resource!.id }) }, refusal: row.refuses?.[who] }
}
