import { z } from 'zod/mini'
import { endpoint, idParam, nothing, tolerantEnum } from '#shared/contract.ts'
import { ATTACHMENT_KINDS } from './rules.ts'

/** A picture or a voice of a question or of its answer, as its two people see it. */
export const Attachment = z.object({
  id: z.string(),
  kind: tolerantEnum(ATTACHMENT_KINDS, 'picture'),
  /** Whether it goes with the question or with the answer. */
  by: tolerantEnum(['client', 'consultant'], 'client'),
  /** Of a picture, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Of a voice, in milliseconds. */
  durationMs: z.nullable(z.int()),
  /** Its author sees it before. */
  isSent: z.boolean(),
})
export type Attachment = z.infer<typeof Attachment>

/** Where its two people read an attachment. */
export const attachmentPath = (questionId: string, id: string) => `/api/questions/${questionId}/attachments/${id}`
/** Where the bytes of a picture or a voice are uploaded to. */
export const uploadPath = (questionId: string, kind: (typeof ATTACHMENT_KINDS)[number], id: string) =>
  `/api/questions/${questionId}/${kind}s/${id}`

export const discardAttachment = endpoint({
  method: 'DELETE',
  path: '/api/questions/:id/attachments/:attachmentId',
  access: 'signed-in',
  summary: 'Discard a picture or a voice of yours that was not sent. Safe to repeat',
  input: z.object({ id: idParam, attachmentId: idParam }),
  output: nothing,
})
