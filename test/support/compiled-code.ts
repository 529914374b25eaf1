import { fileURLToPath } from 'node:url'

/**
 * For processes that tests start again and again: compiled once, which is half of what a start costs. Node itself
 * compares with the sources. What is killed before it has called `flushCompileCache` keeps nothing.
 */
export const COMPILED_CODE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.data/compiled-code', import.meta.url)),
}
