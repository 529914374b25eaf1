import { OPEN_CHANNELS, openChannels } from '#domains/consultants/rules.ts'
import type { Relay } from '#domains/consultations/calls/issue-ice-servers.ts'
import type { Config } from '#platform/config.ts'

/** The relay of calls; undefined: none is configured, and browsers find each other directly. */
export const relayOf = ({ TURN_URLS, TURN_SECRET }: Config): Relay | undefined =>
  TURN_URLS.length > 0 ? { urls: TURN_URLS, secret: TURN_SECRET } : undefined

/**
 * The channels on which people can talk here. Without a relay two strangers would learn each other's network address,
 * and many could not connect at all: only a demo does without.
 */
export const openChannelsOf = (config: Config, built = OPEN_CHANNELS) =>
  openChannels(built, relayOf(config) !== undefined || config.APP_ENV === 'demo')

/** What is wrong with the relay, in Portuguese. */
export const findRelayFaults = ({ TURN_URLS, TURN_SECRET }: Config): string[] =>
  TURN_URLS.length > 0 === (TURN_SECRET !== '')
    ? []
    : [
        TURN_SECRET
          ? 'TURN_SECRET existe e TURN_URLS falta: indique os dois (o endereço do coturn, como turns:turn.exemplo.com.br:5349) ou nenhum.'
          : 'TURN_URLS existe e TURN_SECRET falta: indique os dois (o static-auth-secret do coturn) ou nenhum.',
      ]
