import { z } from 'zod/mini'
import type { Endpoint } from '#shared/contract.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Where an answer says more than was read of it: a column that came along, an item that the contract cannot read. */
function beyond(path: string, sent: unknown, read: unknown): string[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.length === read.length
      ? sent.flatMap((item, n) => beyond(`${path}[]`, item, read[n]))
      : [`${path}: ${sent.length - read.length} items cannot be read`]
  if (!isFields(sent) || !isFields(read)) return []
  return Object.entries(sent).flatMap(([name, value]) =>
    name in read ? beyond(`${path}.${name}`, value, read[name]) : [`${path}.${name}`],
  )
}

/** What an answer in JSON says beyond its contract. Answers are stripped to it, so nothing may be there. */
export const unagreedFields = (endpoint: Endpoint, text: string): string[] => {
  const sent: unknown = JSON.parse(text)
  return [...new Set(beyond('answer', sent, z.parse(endpoint.output, sent)))]
}
