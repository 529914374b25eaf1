import { type Channel, channelNames, OPEN_CHANNELS } from '../rules.ts'

let known: readonly string[] | undefined

/** Set once by the server, which alone knows whether calls can be carried. */
export function setOpenChannels(channels: readonly Channel[]) {
  known = channels
}

/** Where people can talk today. The browser reads it from the rendered page, so that both sides agree. */
export const openChannels = (): readonly string[] =>
  known ??
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.channels?.split(' ')) ??
  OPEN_CHANNELS

/** Ask while rendering, not when a module is loaded: the server says it before its first page. */
export const isOpenChannel = (channel: Channel) => openChannels().includes(channel)

/** A channel in a list of plain text: one that is not open yet says so. */
export const channelOption = (channel: Channel) =>
  isOpenChannel(channel) ? channelNames[channel] : `${channelNames[channel]} (em breve)`
