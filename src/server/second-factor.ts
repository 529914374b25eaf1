import type { Config } from '#platform/config.ts'
import { type Seal, sealWith } from '#platform/seal.ts'

/** A demonstration keeps no secrets. */
const DEMO_KEY = 'second-factor-key-for-demos-only-and-no-secret'

export const NO_SECOND_FACTOR_KEY =
  'SECOND_FACTOR_KEY falta, ou é a da demonstração: em produção defina ao menos 32 caracteres ao acaso, que guardam ' +
  'os segredos dos aplicativos autenticadores da equipe e os documentos das candidaturas.'

/** Whether nobody can read the key in this program. */
export const hasOwnSecondFactorKey = ({ SECOND_FACTOR_KEY }: Pick<Config, 'SECOND_FACTOR_KEY'>) =>
  SECOND_FACTOR_KEY !== '' && SECOND_FACTOR_KEY !== DEMO_KEY

type Keys = Pick<Config, 'SECOND_FACTOR_KEY' | 'APP_ENV'>

/** Throws in production without a key of its own. */
function keyOf({ SECOND_FACTOR_KEY, APP_ENV }: Keys) {
  if (APP_ENV === 'production' && !hasOwnSecondFactorKey({ SECOND_FACTOR_KEY })) throw new Error(NO_SECOND_FACTOR_KEY)
  return SECOND_FACTOR_KEY || DEMO_KEY
}

/** Seals the secrets of the team's authenticator apps. */
export const secondFactorSealOf = (keys: Keys): Seal => sealWith(keyOf(keys), 'second factors')

/** Seals the documents of applications, which the team alone reads: by the same key, for another purpose. */
export const documentSealOf = (keys: Keys): Seal => sealWith(keyOf(keys), 'application documents')
