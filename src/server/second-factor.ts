import type { Config } from '#platform/config.ts'
import { type Seal, sealWith } from '#platform/seal.ts'

/** A demonstration keeps no secrets. */
const DEMO_KEY = 'second-factor-key-for-demos-only-and-no-secret'

export const NO_SECOND_FACTOR_KEY =
  'SECOND_FACTOR_KEY falta: em produção defina ao menos 32 caracteres ao acaso, que guardam os segredos dos ' +
  'aplicativos autenticadores da equipe.'

/** Seals the secrets of the team's authenticator apps. Throws in production without the key. */
export function secondFactorSealOf({
  SECOND_FACTOR_KEY,
  APP_ENV,
}: Pick<Config, 'SECOND_FACTOR_KEY' | 'APP_ENV'>): Seal {
  const key = SECOND_FACTOR_KEY || (APP_ENV === 'demo' ? DEMO_KEY : '')
  if (key === '') throw new Error(NO_SECOND_FACTOR_KEY)
  return sealWith(key, 'second factors')
}
