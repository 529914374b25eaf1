import { deskChannel } from '#domains/consultants/presence/desk-channel.ts'
import { presenceChannel } from '#domains/consultants/presence/presence-channel.ts'
import type { Channel, ServedCommand } from '#platform/sockets/channel.ts'

/** Every topic that a browser may follow, by domain. */
export const channels: Channel[] = [presenceChannel, deskChannel()]

/** Every command that travels over a socket. */
export const commands: ServedCommand[] = []
