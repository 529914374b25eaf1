import type { Actor } from '#test/authorisation/people.ts'
import type { EndpointInput } from '#test/authorisation/matrix/matrix-row.ts'
import type { Site } from '#test/authorisation/site.ts'
import { type Field, withField } from './fields.ts'

const PLACEHOLDER = '\uE000here\uE000'
export type ApiAnswer = { status: number; text: string; type: string }

export async function send(
  { api, fixtures }: Site,
  method: string,
  address: string,
  who: Actor,
  body?: string,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const authorization = who === 'nobody' ? undefined : `Bearer ${fixtures.people[who].token}`
  const response = await api.request(address, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }), ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') ?? '' }
}

const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())

/** Builds a call with `raw` in place of one field: as JSON in a body, percent-encoded in a path or query. */
export function buildRequest(
  name: string,
  given: EndpointInput,
  field: Field,
  raw: string,
): { method: string; address: string; body?: string } {
  const [method, path] = name.split(' ') as [string, string]
  const rest: EndpointInput = { ...given }
  let address = path.replace(/:(\w+)/g, (_whole, parameter: string) => {
    const value = parameter === field[0] ? raw : encodeText(String(rest[parameter]))
    delete rest[parameter]
    return value
  })
  const isInPath = path.includes(`:${field[0]}`)
  if (method === 'GET') {
    const pairs = Object.entries(rest).filter(([other]) => other !== field[0])
    const query = [
      ...pairs.map(([other, value]) => `${other}=${encodeText(String(value))}`),
      ...(isInPath ? [] : [`${field[0]}=${raw}`]),
    ]
    if (query.length > 0) address += `?${query.join('&')}`
    return { method, address }
  }
  const body = JSON.stringify(isInPath ? rest : withField(rest, field, PLACEHOLDER)).replace(
    JSON.stringify(PLACEHOLDER),
    () => raw,
  )
  return { method, address, body }
}

/** Whether this field is part of the URL, where everything is text. */
export const isInAddress = (name: string, field: Field) => name.startsWith('GET') || name.includes(`:${field[0]}`)

export const percentEncode = encodeText
