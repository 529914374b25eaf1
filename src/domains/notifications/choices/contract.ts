import { z } from 'zod/mini'
import { endpoint, nothing, tolerantList } from '#shared/contract.ts'
import { NOTICE_GROUPS, WAYS } from '../notices/kinds.rules.ts'

const topic = z.enum(NOTICE_GROUPS, 'Escolha um dos assuntos da lista.')
const way = z.enum(WAYS, 'Escolha um dos meios da lista.')
const wanted = z.boolean('Escolha entre receber e não receber.')

export const readNoticeChoices = endpoint({
  method: 'GET',
  path: '/api/notice-choices',
  access: 'signed-in',
  viewable: true,
  summary: 'What the reader chose to be told, by which way. Without a choice the group comes as it does by itself.',
  input: nothing,
  output: z.object({ choices: tolerantList(z.object({ topic, way, wanted: z.boolean() })) }),
})

export const chooseNotices = endpoint({
  method: 'POST',
  path: '/api/notice-choices',
  access: 'signed-in',
  summary: 'Do without a group of notices by one way, or receive it again. Repeating changes nothing.',
  input: z.object({ topic, way, wanted }),
  output: nothing,
})
