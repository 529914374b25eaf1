import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'
import { atMost, typed } from '#shared/typed-text/fields.ts'
import { MOST_QUICK_REPLIES, MOST_REPLY_CHARACTERS } from './rules.ts'

const QuickReplies = z.object({ replies: z.array(z.string()) })

export const listQuickReplies = endpoint({
  method: 'GET',
  path: '/api/quick-replies',
  access: 'consultor',
  summary: 'The replies that you wrote beforehand, in your order',
  input: nothing,
  output: QuickReplies,
})

export const saveQuickReplies = endpoint({
  method: 'PUT',
  path: '/api/quick-replies',
  access: 'consultor',
  summary:
    'Replace the replies that you wrote beforehand; messages that were sent stay as they are, new ones count from the next consultation on',
  input: z.object({
    replies: z
      .array(
        typed('prose', 'Escreva a resposta como texto.').check(
          atMost(MOST_REPLY_CHARACTERS, `Cada resposta vai até ${MOST_REPLY_CHARACTERS} caracteres.`),
        ),
        'Envie as respostas como uma lista.',
      )
      .check(z.maxLength(MOST_QUICK_REPLIES, `São até ${MOST_QUICK_REPLIES} respostas prontas.`)),
  }),
  output: QuickReplies,
})
