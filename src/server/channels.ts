import type { Channel, ServedCommand } from '#platform/sockets/channel.ts'

/** Every topic that a browser may follow, by domain. */
export const channels: Channel[] = []

/** Every command that travels over a socket. */
export const commands: ServedCommand[] = []
