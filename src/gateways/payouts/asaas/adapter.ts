import { z } from 'zod'
import { type Config, findFaultsOf, readVariables } from '#platform/config.ts'
import { serveRaw } from '#platform/http.ts'
import type { PayoutAdapter } from '../adapter.ts'
import { asaasPayouts, GATEWAY_NAME } from './gateway.ts'
import { validatingTransfers } from './webhooks.ts'

const PRODUCTION_KEY = '$aact_prod_'
const Variables = z.object({
  ASAAS_API_KEY: z
    .string()
    .regex(/^\$aact_(prod|hmlg)_\S{20,}$/, 'a chave começa com $aact_prod_ ou $aact_hmlg_')
    .optional(),
  ASAAS_WEBHOOK_TOKEN: z
    .string()
    .refine(
      (given) => given.split(',').every((token) => token.length >= 32 && !/\s/.test(token)),
      'cada token tem pelo menos 32 caracteres, sem espaços',
    )
    .optional(),
  ASAAS_URL: z.url({ protocol: /^https$/, error: 'precisa ser um endereço com https' }).optional(),
})
const NEEDED = ['ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN']
const VARIABLES = Object.keys(Variables.shape)

const isNamed = ({ PAYOUT_GATEWAY, environment }: Config) =>
  PAYOUT_GATEWAY === GATEWAY_NAME || VARIABLES.some((name) => environment[name])

/** The address that belongs to a key: of production, or of their sandbox. */
const addressFor = (key: string) =>
  key.startsWith(PRODUCTION_KEY) ? 'https://api.asaas.com' : 'https://api-sandbox.asaas.com'

/** Our account at Asaas, if its variables are set. */
export const asaas: PayoutAdapter = {
  variables: VARIABLES,
  findFaults(config: Config) {
    if (!isNamed(config)) return []
    const { APP_ENV, environment, publicUrl } = config
    const missing = NEEDED.filter((name) => !environment[name])
    const isLive = environment.ASAAS_API_KEY?.startsWith(PRODUCTION_KEY)
    const isTest = environment.ASAAS_API_KEY?.startsWith('$aact_hmlg_')
    return [
      ...(missing.length > 0 ? [`${GATEWAY_NAME} precisa de ${missing.join(', ')}: copie do painel do Asaas.`] : []),
      ...findFaultsOf(Variables, environment),
      ...(publicUrl.startsWith('https://') ? [] : ['PUBLIC_URL: o Asaas só avisa e só pede validação por https.']),
      ...(APP_ENV === 'production' && isTest
        ? ['ASAAS_API_KEY é de testes ($aact_hmlg_): em produção use a que começa com $aact_prod_.']
        : []),
      ...(APP_ENV === 'demo' && isLive
        ? [
            'ASAAS_API_KEY transfere dinheiro de verdade ($aact_prod_), e isto é uma demonstração: use uma de testes ' +
              '($aact_hmlg_), ou APP_ENV=production.',
          ]
        : []),
    ]
  },
  open(config, { db }) {
    if (!isNamed(config)) return undefined
    const given = readVariables(
      Variables.required({ ASAAS_API_KEY: true, ASAAS_WEBHOOK_TOKEN: true }),
      config.environment,
    )
    const tokens = given.ASAAS_WEBHOOK_TOKEN.split(',')
    const account = { apiKey: given.ASAAS_API_KEY, url: given.ASAAS_URL ?? addressFor(given.ASAAS_API_KEY), tokens }
    return {
      gateway: asaasPayouts({ db, account, now: () => new Date() }),
      routes: [serveRaw('POST', '/api/payouts/asaas/validation', validatingTransfers(db, tokens))],
      jobs: [],
    }
  },
}
