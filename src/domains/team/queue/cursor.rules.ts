import { isUuid } from '#shared/uuid.ts'
import { QUEUE_KIND_NAMES } from './kinds.rules.ts'

/** The last case of a page: when it is due, as the database writes it, its kind and id. */
export type CaseCursor = { dueAt: string; kind: string; id: string }

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}:\d{2}$/

export const writeCursor = ({ dueAt, kind, id }: CaseCursor) => `${dueAt}~${kind}~${id}`

/** Undefined: no cursor of ours. */
export function readCursor(text: string): CaseCursor | undefined {
  const [dueAt = '', kind = '', id = '', rest] = text.split('~')
  const isOurs = rest === undefined && INSTANT.test(dueAt) && !Number.isNaN(Date.parse(dueAt)) && isUuid(id)
  return isOurs && QUEUE_KIND_NAMES.some((name) => name === kind) ? { dueAt, kind, id } : undefined
}

/** The last decision of a page: when, as the database writes it, and its number in the log. */
export type DecidedCursor = { at: string; id: bigint }

export const writeDecidedCursor = ({ at, id }: DecidedCursor) => `${at}~${id}`

/** Undefined: no cursor of ours. */
export function readDecidedCursor(text: string): DecidedCursor | undefined {
  const [at = '', id = '', rest] = text.split('~')
  const isOurs = rest === undefined && INSTANT.test(at) && !Number.isNaN(Date.parse(at)) && /^\d{1,18}$/.test(id)
  return isOurs ? { at, id: BigInt(id) } : undefined
}
