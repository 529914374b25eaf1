import { type Centavos, portion } from './money.ts'

const CALLS: Readonly<Record<string, bigint>> = { audio: 125n, video: 150n }

/**
 * How dear a minute on a channel is, in hundredths of a minute of chat: in money, and in minutes of a package (S18).
 * Source: product.md, Catalogue. The database's channel_percent is the same rule; test/shared-limits.test.ts compares
 * them.
 */
export const channelPercent = (channel: string): bigint => CALLS[channel] ?? 100n

/** Centavos per minute on a channel, from the chat price: audio ×1,25, video ×1,5, rounded down. */
export const channelPrice = (chatPrice: Centavos, channel: string): Centavos =>
  portion(chatPrice, channelPercent(channel), 100n)

/** How much of a pack of chat minutes this time on a channel uses, in milliseconds, rounded up. */
export const packMsOf = (ms: number, channel: string): number => Math.ceil((ms * Number(channelPercent(channel))) / 100)

/** The chat price from which a channel's price was made: the inverse of `channelPrice`, exact. */
export const chatPriceOf = (price: Centavos, channel: string): Centavos =>
  portion(price * 100n + channelPercent(channel) - 1n, 1n, channelPercent(channel))
