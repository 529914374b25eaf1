import type { Endpoint } from './contract.ts'
import { toJson } from './json.ts'

/** `/api/consultants/:id` with {id, page} → [`/api/consultants/…`, {page}]. */
function fillPath(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return [filled, rest]
}

/**
 * A call as a request: what the path does not take is the query of a GET, and the body of all others. An omitted value
 * (undefined) is in neither. `token`: of the session, if somebody is signed in.
 */
export function requestOf({ method, path: template }: Endpoint, input: Record<string, unknown>, token?: string) {
  const [path, rest] = fillPath(template, input)
  const authorization = token && { authorization: `Bearer ${token}` }
  if (method === 'GET') {
    const given = Object.entries(rest).filter(([, value]) => value !== undefined)
    const query = given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
    return { path: path + query, init: { method, headers: { ...authorization } } }
  }
  const headers = { 'content-type': 'application/json', ...authorization }
  return { path, init: { method, headers, body: toJson(rest) } }
}
