import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const BEST_QUALITY = 11
/** For SVG the highest quality takes twice as long and saves two percent. */
const SVG_QUALITY = 10
const qualityOf = (path: string) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: path.endsWith('.svg') ? SVG_QUALITY : BEST_QUALITY },
})

/** Fonts and images are compressed already, and below the size of a packet there is nothing to gain. */
const TEXT = '**/*.{js,css,svg,json,webmanifest,txt,html}'
const LEAST_BYTES = 860

/** Writes brotli and gzip of every text file beside it, so that no request has to compress it. */
export async function compressFiles(folder: string) {
  const files = globSync(TEXT, { cwd: folder }).map((path) => `${folder}/${path}`)
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(path)
      if (bytes.length < LEAST_BYTES) return
      const [br, gz] = await Promise.all([brotli(bytes, qualityOf(path)), zip(bytes, { level: 9 })])
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gz)
    }),
  )
}
