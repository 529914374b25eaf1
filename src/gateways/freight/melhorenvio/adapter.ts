import { z } from 'zod'
import { type Config, findFaultsOf, readVariables } from '#platform/config.ts'
import type { FreightAdapter } from '../adapter.ts'
import { GATEWAY_NAME, melhorEnvioFreight } from './gateway.ts'

const PRODUCTION = 'https://www.melhorenvio.com.br'
const SANDBOX = 'https://sandbox.melhorenvio.com.br'
const filled = (most: number) => z.string().trim().min(1).max(most)
const Variables = z.object({
  MELHORENVIO_TOKEN: z.string().regex(/^\S{40,}$/, 'o token tem ao menos 40 caracteres, sem espaços'),
  /** Empty: their production for APP_ENV=production, their sandbox for a demo. */
  MELHORENVIO_URL: z.enum([PRODUCTION, SANDBOX], `precisa ser ${PRODUCTION} ou ${SANDBOX}`).optional(),
  MELHORENVIO_FROM_CEP: z.string().regex(/^\d{8}$/, 'o CEP tem oito números, sem hífen'),
  MELHORENVIO_FROM_STREET: filled(120),
  MELHORENVIO_FROM_NUMBER: filled(20),
  MELHORENVIO_FROM_COMPLEMENT: z.string().trim().max(60).default(''),
  MELHORENVIO_FROM_DISTRICT: filled(80),
  MELHORENVIO_FROM_CITY: filled(80),
  MELHORENVIO_FROM_STATE: z.string().regex(/^[A-Z]{2}$/, 'a sigla do estado tem duas letras maiúsculas'),
})
const NEEDED = Object.keys(Variables.shape).filter((name) => !/_(URL|COMPLEMENT)$/.test(name))

const isNamed = ({ FREIGHT_GATEWAY }: Config) => FREIGHT_GATEWAY === GATEWAY_NAME
const urlOf = ({ APP_ENV, environment }: Config) =>
  environment.MELHORENVIO_URL || (APP_ENV === 'production' ? PRODUCTION : SANDBOX)

/** Our account at Melhor Envio, if FREIGHT_GATEWAY names it. */
export const melhorEnvio: FreightAdapter = {
  variables: Object.keys(Variables.shape),
  findFaults(config) {
    if (!isNamed(config)) return []
    const { APP_ENV, environment } = config
    const missing = NEEDED.filter((name) => !environment[name])
    if (missing.length > 0)
      return [`${GATEWAY_NAME} precisa de ${missing.join(', ')}: o token vem do painel do Melhor Envio.`]
    return [
      ...findFaultsOf(Variables, environment),
      ...(APP_ENV === 'production' && urlOf(config) === SANDBOX
        ? ['MELHORENVIO_URL é de testes: em produção deixe vazio.']
        : []),
      ...(APP_ENV === 'demo' && urlOf(config) === PRODUCTION
        ? [
            'MELHORENVIO_URL compra etiquetas de verdade, e isto é uma demonstração: deixe vazio, ou APP_ENV=production.',
          ]
        : []),
    ]
  },
  open(config) {
    const given = readVariables(Variables, config.environment)
    return {
      gateway: melhorEnvioFreight({ token: given.MELHORENVIO_TOKEN, url: urlOf(config), contact: config.MAIL_FROM }),
      origin: {
        cep: given.MELHORENVIO_FROM_CEP,
        street: given.MELHORENVIO_FROM_STREET,
        number: given.MELHORENVIO_FROM_NUMBER,
        complement: given.MELHORENVIO_FROM_COMPLEMENT,
        district: given.MELHORENVIO_FROM_DISTRICT,
        city: given.MELHORENVIO_FROM_CITY,
        state: given.MELHORENVIO_FROM_STATE,
      },
    }
  },
}
