import { readFileSync } from 'node:fs'

const contentOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * For how many ms this process and a server's backend of this machine were ready to run and had no processor, so far.
 * Only Linux tells; elsewhere it is 0.
 */
export function processorWaitsOf(backend: number): () => number {
  const isHere = contentOf(`/proc/${backend}/cmdline`).startsWith('postgres')
  const paths = ['/proc/self/schedstat', ...(isHere ? [`/proc/${backend}/schedstat`] : [])]
  return () => paths.reduce((sum, path) => sum + Number(contentOf(path).split(' ')[1] ?? 0), 0) / 1_000_000
}
