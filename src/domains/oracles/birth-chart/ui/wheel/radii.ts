/** The radii of the wheel's circles, from outside to inside. */
export const RADII = {
  rim: 300,
  signs: 255,
  degrees: 246,
  bodies: 216,
  figures: 182,
  houses: 148,
  aspects: 126,
} as const
