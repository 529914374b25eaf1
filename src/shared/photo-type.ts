/** What a file is, by its own first bytes; its name and type prove nothing. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** JPEG, PNG or WebP by the first bytes; undefined: something else. */
export function photoTypeOf(bytes: Uint8Array): (typeof PHOTO_TYPES)[number] | undefined {
  const starts = (at: number, ...signs: number[]) => signs.every((sign, n) => bytes[at + n] === sign)
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp'
  return undefined
}

/** Brands of HEIC and HEIF, as telephones write them. */
const HEIC = /^(?:hei[cxms]|hev[cxm]|mif1|msf1)$/
/** Whether the bytes are a HEIC picture, by their first box. */
export const isHeic = (bytes: Uint8Array) => {
  const sign = String.fromCharCode(...bytes.subarray(4, 12))
  return sign.startsWith('ftyp') && HEIC.test(sign.slice(4))
}
