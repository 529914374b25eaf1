import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { NOTICE_GROUPS } from './kinds.rules.ts'

/** More unread notices than this are not counted. */
export const MOST_UNREAD = 100

const Notice = z.object({
  id: z.string(),
  group: tolerantEnum(NOTICE_GROUPS, 'news'),
  title: z.string(),
  body: z.nullable(z.string()),
  path: z.nullable(z.string()),
  at: instant,
  readAt: z.nullable(instant),
})
export type Notice = z.infer<typeof Notice>

export const countUnreadNotices = endpoint({
  method: 'GET',
  path: '/api/notices/unread',
  access: 'signed-in',
  viewable: true,
  summary: 'How many notices the reader has not read, counted up to 100.',
  input: nothing,
  output: z.object({ unread: z.number() }),
})

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  access: 'signed-in',
  viewable: true,
  summary: 'Thirty notices of the reader, latest first; `next` is the cursor of the following ones. Kept for 90 days.',
  input: z.object({
    before: z.optional(idParam),
    group: z.optional(z.enum(NOTICE_GROUPS, 'Escolha um dos assuntos da lista.')),
  }),
  output: z.object({ notices: z.array(Notice), next: z.nullable(z.string()) }),
})

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/notices/:id/read',
  access: 'signed-in',
  summary: 'Mark a notice as read, or all up to it. Repeating changes nothing.',
  input: z.object({ id: idParam, andOlder: z.boolean('Diga se os anteriores também foram lidos.') }),
  output: nothing,
})
