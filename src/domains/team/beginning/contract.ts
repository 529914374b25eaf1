import { z } from 'zod/mini'
import { endpoint, instant, nothing, tolerantList } from '#shared/contract.ts'

const access = 'team:company' as const

const Beginning = z.object({
  steps: tolerantList(z.object({ name: z.string(), isDone: z.boolean() })),
  /** Null: the site does not sell yet. */
  openedAt: z.nullable(instant),
})
export type Beginning = z.infer<typeof Beginning>

export const readBeginning = endpoint({
  method: 'GET',
  path: '/api/team/beginning',
  access,
  summary: 'What a new site has of what it needs to sell, and since when it does',
  input: nothing,
  output: Beginning,
})

export const fillSite = endpoint({
  method: 'POST',
  path: '/api/team/beginning/filling',
  access,
  needsPassword: true,
  summary:
    'Give the site its first items, and first articles as drafts; adds what is missing, changes nothing that is there',
  input: nothing,
  output: Beginning,
})

export const confirmLegalTexts = endpoint({
  method: 'POST',
  path: '/api/team/beginning/legal-texts',
  access,
  needsPassword: true,
  summary:
    'Publish the first version of each legal text that has none, with the company’s data. Again it changes nothing.',
  input: nothing,
  output: Beginning,
})

export const openSelling = endpoint({
  method: 'POST',
  path: '/api/team/beginning/opening',
  access,
  needsPassword: true,
  summary: 'Let the site sell, once what the law asks for is there. Again it changes nothing.',
  input: nothing,
  output: Beginning,
})
