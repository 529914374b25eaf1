/** All rows are looked at again in so many equal parts, one a run: once a minute, everything within 18 hours. */
export const SLICES = 1_024

export type UuidRange = { from: string; to: string }

const BITS_BELOW = 16 - Math.log2(SLICES)
const hexOf = (n: number) => n.toString(16).padStart(4, '0')

/** The ids of one part, both ends included. `slice`: 0 … 1,023. */
export const uuidsOf = (slice: number): UuidRange => ({
  from: `${hexOf(slice << BITS_BELOW)}0000-0000-0000-0000-000000000000`,
  to: `${hexOf(((slice + 1) << BITS_BELOW) - 1)}ffff-ffff-ffff-ffff-ffffffffffff`,
})
