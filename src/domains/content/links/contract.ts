import { z } from 'zod/mini'
import { endpoint, instant, nothing, tolerantList } from '#shared/contract.ts'

export const listBrokenLinks = endpoint({
  method: 'GET',
  path: '/api/team/broken-links',
  access: 'team:content',
  summary: 'Links of public texts to pages of ours that are not there, a hundred, as the last hourly round found them',
  input: nothing,
  output: z.object({
    links: tolerantList(z.object({ page: z.string(), title: z.string(), href: z.string(), foundAt: instant })),
  }),
})
