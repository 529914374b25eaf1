import type { Who } from '#test/authorisation/cast.ts'
import type { Given } from '#test/authorisation/row.ts'
import type { Site } from '#test/authorisation/site.ts'
import { type Field, withField } from './fields.ts'

const HERE = '\uE000here\uE000'
export type Said = { status: number; text: string; type: string }

export async function send(
  { api, world }: Site,
  method: string,
  address: string,
  who: Who,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Said> {
  const authorization = who === 'nobody' ? undefined : `Bearer ${world.cast[who].token}`
  const response = await api.request(address, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }), ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') ?? '' }
}

const percent = (text: string) => encodeURIComponent(text.toWellFormed())

/**
 * Writes a call down as it travels, with `raw` in place of one field: JSON in a body, percent-encoded text in a path or
 * query.
 */
export function written(
  name: string,
  given: Given,
  field: Field,
  raw: string,
): { method: string; address: string; body?: string } {
  const [method, path] = name.split(' ') as [string, string]
  const rest: Given = { ...given }
  let address = path.replace(/:(\w+)/g, (_whole, parameter: string) => {
    const value = parameter === field[0] ? raw : percent(String(rest[parameter]))
    delete rest[parameter]
    return value
  })
  const isInPath = path.includes(`:${field[0]}`)
  if (method === 'GET') {
    const pairs = Object.entries(rest).filter(([other]) => other !== field[0])
    const query = [
      ...pairs.map(([other, value]) => `${other}=${percent(String(value))}`),
      ...(isInPath ? [] : [`${field[0]}=${raw}`]),
    ]
    if (query.length > 0) address += `?${query.join('&')}`
    return { method, address }
  }
  const body = JSON.stringify(isInPath ? rest : withField(rest, field, HERE)).replace(JSON.stringify(HERE), () => raw)
  return { method, address, body }
}

/** Does this field travel in the address, where everything is text? */
export const isInAddress = (name: string, field: Field) => name.startsWith('GET') || name.includes(`:${field[0]}`)

export const asText = percent
