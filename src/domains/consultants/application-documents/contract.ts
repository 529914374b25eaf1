import { z } from 'zod/mini'
import { endpoint, idParam, instant, tolerantEnum } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { DOCUMENT_KINDS, LEAST_REASON, MOST_REASON } from './bounds.rules.ts'

/** Where the bytes of a document are uploaded to. */
export const documentPath = (kind: string) => `/api/consultants/me/application/documents/${kind}`

/** What somebody uploaded for an application; nobody reads it back but the team. */
export const UploadedDocument = z.object({
  kind: tolerantEnum(DOCUMENT_KINDS, 'document'),
  isPdf: z.boolean(),
  uploadedAt: instant,
})
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const UploadedDocuments = z.object({ documents: z.array(UploadedDocument) })

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/consultants/me/application/documents/:kind',
  access: 'consultor',
  summary: 'Take back what was uploaded for an application; of one in review the document itself is only exchanged',
  input: z.object({ kind: z.enum(DOCUMENT_KINDS, 'Escolha documento, verso ou selfie.') }),
  output: UploadedDocuments,
})

const ReadDocument = z.extend(UploadedDocument, {
  /** Null: the file does not open. */
  base64: z.nullable(z.string()),
})

export const readDocuments = endpoint({
  method: 'POST',
  path: '/api/admin/applications/:id/documents',
  access: 'team:consultants',
  needsPassword: true,
  summary: 'Read the documents of an application: logged, and its person sees when; of a decided one with a reason',
  input: z.object({
    id: idParam,
    reason: z.optional(
      proseText({
        least: LEAST_REASON,
        most: MOST_REASON,
        missing: 'Diga por que você precisa ver o documento.',
        tooShort: `Diga por quê, em pelo menos ${LEAST_REASON} caracteres.`,
      }),
    ),
  }),
  output: z.object({
    /** The version of the application that these belong to. */
    revision: z.int(),
    documents: z.array(ReadDocument),
  }),
})
export type ReadDocument = z.infer<typeof ReadDocument>
