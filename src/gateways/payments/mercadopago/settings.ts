import { z } from 'zod'
import { readVariables, type Config } from '#platform/config.ts'
import { GATEWAY_NAME, type Merchant } from './merchant.ts'

const Variables = z.object({
  /** The access token. */
  MERCADOPAGO_ACCESS_TOKEN: z
    .string()
    .regex(/^(APP_USR|TEST)-[\w-]{20,}$/, 'an access token begins with APP_USR- or TEST-')
    .optional(),
  /** The number of the account (User ID). */
  MERCADOPAGO_ACCOUNT: z
    .string()
    .regex(/^\d{4,20}$/, 'the number of the account, in figures')
    .optional(),
  /** The secret of its webhooks; two, comma-separated, during a rotation. */
  MERCADOPAGO_WEBHOOK_SECRET: z
    .string()
    .refine(
      (given) => given.split(',').every((secret) => secret.length >= 16),
      'each secret has at least 16 characters',
    )
    .optional(),
})

export const VARIABLES = Object.keys(Variables.shape)

/**
 * Our account at Mercado Pago, as the environment describes it; undefined when it does not. Refuses half an account,
 * and one that could take money and never hear of it.
 */
export function readSettings({ environment, publicUrl, ...config }: Config): Omit<Merchant, 'now'> | undefined {
  const given = readVariables(Variables, environment)
  const missing = VARIABLES.filter((name) => !(name in given))
  if (missing.length === VARIABLES.length && config.PAYMENT_GATEWAY !== GATEWAY_NAME) return undefined
  if (missing.length > 0) throw new Error(`Configuration: ${GATEWAY_NAME} needs ${missing.join(', ')}`)
  if (!publicUrl.startsWith('https://'))
    throw new Error('Configuration: Mercado Pago leads back and sends webhooks only over https; set PUBLIC_URL')
  const token = given.MERCADOPAGO_ACCESS_TOKEN!
  if (config.APP_ENV === 'production' && token.startsWith('TEST-'))
    throw new Error('Configuration: MERCADOPAGO_ACCESS_TOKEN is one for tests; it takes no money in production')
  return {
    token,
    account: given.MERCADOPAGO_ACCOUNT!,
    secrets: given.MERCADOPAGO_WEBHOOK_SECRET!.split(','),
    publicUrl,
  }
}
