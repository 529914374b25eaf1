import { z } from 'zod'
import { diskStorage } from '#gateways/storage/disk-storage.ts'
import { s3Storage } from '#gateways/storage/s3-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { type Config, findFaultsOf, readVariables } from '#platform/config.ts'

const S3 = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'precisa ser um endereço com http ou https' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'precisa ser o nome de um bucket, como fotos-da-casa')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})
const NAMES = Object.keys(S3.shape)
const Disk = z.object({ STORAGE_PATH: z.string().default('.data/storage') })
/** The variables of the environment that say where files are kept. */
export const STORAGE_VARIABLES = [...Object.keys(Disk.shape), ...NAMES]

/** Why files cannot be kept as the environment says: half a bucket. */
export function findStorageFaults({ environment }: Config): string[] {
  const missing = NAMES.filter((name) => !environment[name])
  if (missing.length === NAMES.length) return []
  const half = `O armazenamento S3 precisa também de ${missing.join(', ')}; sem nenhuma S3_*, os arquivos ficam no disco.`
  return [...(missing.length > 0 ? [half] : []), ...findFaultsOf(S3, environment)]
}

/** The bucket that S3_* names; without it a folder of this machine. */
export function storageOf(config: Config): Storage {
  const faults = findStorageFaults(config)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  if (!config.environment.S3_BUCKET) return diskStorage(readVariables(Disk, config.environment).STORAGE_PATH)
  const given = readVariables(S3.required(), config.environment)
  return s3Storage({
    endpoint: given.S3_ENDPOINT,
    bucket: given.S3_BUCKET,
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
  })
}
