import { z } from 'zod/mini'
import { endpoint, idParam } from '#shared/contract.ts'

const Author = z.object({
  /** Whose article it is; null: of the house, or of nobody with a profile. */
  consultantId: z.nullable(z.string()),
  /** Who may be chosen, by name. */
  consultants: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Author = z.infer<typeof Author>

export const readArticleAuthor = endpoint({
  method: 'GET',
  path: '/api/team/articles/:id/author',
  access: 'team:content',
  summary: 'Whose article this is: followers of that consultant are told when it is published.',
  input: z.object({ id: idParam }),
  output: Author,
})

export const nameArticleAuthor = endpoint({
  method: 'PUT',
  path: '/api/team/articles/:id/author',
  access: 'team:content',
  needsPassword: false,
  summary: 'Say whose article this is. Followers hear of it once, when it is published. Repeating changes nothing.',
  input: z.object({ id: idParam, consultantId: z.nullable(idParam) }),
  output: Author,
})
