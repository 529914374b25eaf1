import { z } from 'zod/mini'
import { endpoint, idParam, nothing, tolerantList } from '#shared/contract.ts'
import { TOPICS } from './rules.ts'

const topic = z.enum(TOPICS, 'Escolha um assunto da lista.')

/** Of whom the reader hears what. */
const OwnFollows = z.object({ follows: tolerantList(z.object({ consultantId: z.string(), topic })) })

export const readFollows = endpoint({
  method: 'GET',
  path: '/api/follows',
  access: 'client',
  viewable: true,
  summary: 'Of which favourites the reader hears which news; nothing until they ask.',
  input: nothing,
  output: OwnFollows,
})

export const setFollow = endpoint({
  method: 'PUT',
  path: '/api/follows/:id',
  access: 'client',
  summary: 'Hear of one kind of news of a favourite, or not any more. Repeating changes nothing.',
  input: z.object({ id: idParam, topic, wanted: z.boolean('Escolha entre receber e não receber.') }),
  output: OwnFollows,
})
