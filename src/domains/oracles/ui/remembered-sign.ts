import { deviceStorage } from '#browser/storage.ts'

const KEY = 'sensitivos-signo'

/** The sign that was last chosen on this device, as an address says it. */
export const rememberedSign = () => deviceStorage.get(KEY)
export const rememberSign = (slug: string) => deviceStorage.set(KEY, slug)
