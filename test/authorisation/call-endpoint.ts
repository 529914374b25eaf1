import type { Actor } from './people.ts'
import type { Fixtures } from './fixtures/add-fixtures.ts'
import type { EndpointInput, MatrixRow } from './matrix/matrix-row.ts'
import type { Site } from './site.ts'

/** A valid call of a row by Íris, about the first of its things. */
export function inputOfRow(fixtures: Fixtures, { target, input }: MatrixRow): EndpointInput {
  const resource = target && fixtures.resources[target.kind][0]
  const rest = typeof input === 'function' ? input(fixtures, 'iris', resource) : input
  return { ...rest, ...(resource && { [target.parameter]: resource.id }) }
}

export type EndpointAnswer = { status: number; text: string }

/** Calls `METHOD /path` as somebody. Path parameters are taken from the input, the rest becomes query or body. */
export async function callEndpoint(
  { api, fixtures }: Site,
  name: string,
  who: Actor,
  given: EndpointInput,
): Promise<EndpointAnswer> {
  const [method, path] = name.split(' ') as [string, string]
  const rest = { ...given }
  const address = path.replace(/:(\w+)/g, (_whole, parameter: string) => {
    const value = encodeURIComponent(String(rest[parameter]))
    delete rest[parameter]
    return value
  })
  const query =
    method === 'GET' && Object.keys(rest).length > 0 ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const headers = {
    'content-type': 'application/json',
    ...(who !== 'nobody' && { authorization: `Bearer ${fixtures.people[who].token}` }),
  }
  const response = await api.request(address + query, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(rest) }),
  })
  return { status: response.status, text: await response.text() }
}

export const refusalCodeOf = ({ text }: EndpointAnswer): string | undefined => {
  try {
    return (JSON.parse(text) as { code?: string }).code
  } catch {
    return undefined
  }
}
