import type { Storage } from '#gateways/storage/storage.ts'

/** Files in memory, to look at. */
export function memoryStorage() {
  const stored = new Map<string, Buffer>()
  const storage: Storage = {
    put: async (name, bytes) => void stored.set(name, Buffer.from(bytes)),
    async begin(name) {
      const pieces: Uint8Array[] = []
      return {
        add: async (bytes) => void pieces.push(bytes),
        keep: async () => void stored.set(name, Buffer.concat(pieces)),
        discard: async () => {},
      }
    },
    get: async (name) => stored.get(name),
    async read(name) {
      const bytes = stored.get(name)
      return bytes && new Blob([new Uint8Array(bytes)]).stream()
    },
    remove: async (name) => void stored.delete(name),
  }
  return { storage, stored }
}
