import { z } from 'zod'
import { type Config, findFaultsOf, readVariables } from '#platform/config.ts'
import { PUBLISHED_SECRET } from '../adapter.ts'
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

const isNamed = (config: Config) =>
  config.PAYMENT_GATEWAY === GATEWAY_NAME || VARIABLES.some((name) => config.environment[name])

/**
 * Why our account at Mercado Pago cannot be used as the environment describes it: half an account, one that could take
 * money and never hear of it, real money in a demo, none in production.
 */
export function findFaults(config: Config): string[] {
  if (!isNamed(config)) return []
  const { APP_ENV, environment, publicUrl } = config
  const missing = VARIABLES.filter((name) => !environment[name])
  const token = environment.MERCADOPAGO_ACCESS_TOKEN ?? ''
  const secrets = environment.MERCADOPAGO_WEBHOOK_SECRET?.split(',') ?? []
  return [
    ...(missing.length > 0
      ? [`${GATEWAY_NAME} precisa de ${missing.join(', ')}: copie do painel do Mercado Pago.`]
      : []),
    ...findFaultsOf(Variables, environment),
    ...(publicUrl.startsWith('https://')
      ? []
      : ['PUBLIC_URL: o Mercado Pago só volta ao site e só envia webhooks por https.']),
    ...(APP_ENV === 'production' && token.startsWith('TEST-')
      ? ['MERCADOPAGO_ACCESS_TOKEN é de testes (TEST-): em produção use o que começa com APP_USR-.']
      : []),
    ...(APP_ENV === 'demo' && token.startsWith('APP_USR-')
      ? [
          'MERCADOPAGO_ACCESS_TOKEN recebe dinheiro de verdade (APP_USR-), e isto é uma demonstração: use um de testes ' +
            '(TEST-), ou APP_ENV=production.',
        ]
      : []),
    ...(secrets.some((secret) => secret.includes(PUBLISHED_SECRET))
      ? ['MERCADOPAGO_WEBHOOK_SECRET é um exemplo publicado: use a assinatura secreta dos webhooks do painel.']
      : []),
  ]
}

/** Our account at Mercado Pago, as the environment describes it; undefined when it does not. */
export function readSettings(config: Config): Omit<Merchant, 'now'> | undefined {
  if (!isNamed(config)) return undefined
  const given = readVariables(Variables.required(), config.environment)
  return {
    token: given.MERCADOPAGO_ACCESS_TOKEN,
    account: given.MERCADOPAGO_ACCOUNT,
    secrets: given.MERCADOPAGO_WEBHOOK_SECRET.split(','),
    publicUrl: config.publicUrl,
  }
}
