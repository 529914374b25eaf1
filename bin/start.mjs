import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('./start.ts'))
