import { runOnProjectNode } from './bootstrap.mjs'

await runOnProjectNode(import.meta.url, () => import('./bench.ts'), { forDevelopment: true })
