import { readFileSync } from 'node:fs'
import type { Config } from '#platform/config.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** What runs: as the configuration calls it, otherwise the version of the package. */
export const versionOf = ({ APP_VERSION }: Pick<Config, 'APP_VERSION'>) => APP_VERSION || version
