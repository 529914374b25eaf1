import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The highest takes twenty times as long and saves a tenth. */
const QUICK_QUALITY = 5
const BEST_QUALITY = 11
/** For SVG the highest quality takes twice as long and saves two percent. */
const BEST_SVG_QUALITY = 10

/** Fonts and images are compressed already, and below the size of a packet there is nothing to gain. */
const TEXT = '**/*.{js,css,svg,json,webmanifest,txt,html}'
const LEAST_BYTES = 860
const DONE = '.best-compression'

/** Writes brotli and gzip of every text file beside it, so that no request has to compress it. */
export const compressQuickly = (folder: string) =>
  eachText(folder, async (path, bytes) => {
    const [br, gz] = await Promise.all([brotli(bytes, withQuality(QUICK_QUALITY)), zip(bytes, { level: 6 })])
    writeFileSync(`${path}.br`, br)
    writeFileSync(`${path}.gz`, gz)
  })

/** The same once more as small as it gets, while the files are being served. Once for a build. */
export async function compressBest(folder: string) {
  const done = `${folder}/../${DONE}`
  if (existsSync(done)) return
  await eachText(folder, async (path, bytes) => {
    const br = await brotli(bytes, withQuality(path.endsWith('.svg') ? BEST_SVG_QUALITY : BEST_QUALITY))
    replaceFile(`${path}.br`, br)
    replaceFile(`${path}.gz`, await zip(bytes, { level: 9 }))
  })
  writeFileSync(done, '')
}

const withQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

function replaceFile(path: string, bytes: Buffer) {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}

async function eachText(folder: string, compress: (path: string, bytes: Buffer) => Promise<void>) {
  const files = globSync(TEXT, { cwd: folder }).map((path) => `${folder}/${path}`)
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(path)
      if (bytes.length >= LEAST_BYTES) await compress(path, bytes)
    }),
  )
}
