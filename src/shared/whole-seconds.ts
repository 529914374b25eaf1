import { type Centavos, portion } from './money.ts'

const MINUTE_MS = 60_000n

/** The whole seconds of a time, in milliseconds: the rest of a second is given away. Source: money-and-time.md, L9. */
export const wholeSeconds = (ms: bigint): bigint => ms - (ms % 1_000n)

/**
 * What a time costs at one price, in centavos: its whole seconds, rounded down once, so that a calculator agrees.
 * Source: money-and-time.md, L9.
 */
export const costOf = (pricePerMinute: Centavos, ms: bigint): Centavos => portion(pricePerMinute, ms / 1_000n, 60n)

/** How long an amount lasts at a price per minute above zero: whole seconds, in milliseconds. */
export const lastingMsFor = (amount: Centavos, pricePerMinute: Centavos): number =>
  Number(wholeSeconds((amount * MINUTE_MS) / pricePerMinute))
