import { ByteCache } from '../byte-cache.ts'

type RenderedFile = { bytes: number; file: Buffer<ArrayBuffer> }

/** Files made or fetched by what names their content: each once while it is kept, however many ask at the same time. */
export class RenderedFiles {
  readonly #kept: ByteCache<RenderedFile>
  readonly #underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  constructor(mostBytes: number) {
    this.#kept = new ByteCache(mostBytes)
  }

  /** `key` says everything that the file is made of. `render` may refuse; then nothing is kept. */
  get(key: string, render: () => Promise<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
    const kept = this.#kept.get(key)
    if (kept) return Promise.resolve(kept.file)
    const underWay = this.#underWay.get(key) ?? this.#render(key, render)
    this.#underWay.set(key, underWay)
    return underWay
  }

  async #render(key: string, render: () => Promise<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
    try {
      const file = Buffer.from(await render())
      this.#kept.put(key, { bytes: file.length, file })
      return file
    } finally {
      this.#underWay.delete(key)
    }
  }
}
