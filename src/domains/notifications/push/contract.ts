import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'

const BROKEN = 'O navegador não disse como receber avisos. Recarregue a página e tente de novo.'
const base64url = (least: number, most: number) =>
  madeText(most).check(z.regex(new RegExp(`^[\\w-]{${least},${most}}=*$`), BROKEN))
const minute = z.int('Escolha um horário.').check(z.gte(0), z.lte(1439))
const QuietHours = z.object({ fromMinute: minute, untilMinute: minute, zone: madeText(60) })

export const readPushing = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'signed-in',
  viewable: true,
  summary: 'With which key a browser subscribes, on which devices the reader is pushed to, and when not (quiet hours).',
  input: nothing,
  output: z.object({
    publicKey: z.string(),
    devices: z.array(z.object({ id: z.string(), device: z.string(), madeAt: instant, isHere: z.boolean() })),
    quiet: z.object({ fromMinute: z.number(), untilMinute: z.number(), zone: z.string() }),
  }),
})

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  access: 'signed-in',
  summary: 'Push to this browser while this sign-in lasts. Repeating changes nothing.',
  input: z.object({
    endpoint: madeText(1_000),
    keys: z.object({ p256dh: base64url(86, 88), auth: base64url(22, 24) }),
  }),
  output: z.object({ id: z.string() }),
})

export const endPushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions/:id',
  access: 'signed-in',
  summary: 'Do not push to one of the own devices any more. Repeating changes nothing.',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const chooseQuietHours = endpoint({
  method: 'PUT',
  path: '/api/push/quiet-hours',
  access: 'signed-in',
  summary: 'When nothing is pushed to the reader, in minutes of the day of a zone; the same twice: always.',
  input: QuietHours,
  output: nothing,
})
