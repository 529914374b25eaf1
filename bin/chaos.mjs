import { runOnProjectNode } from './bootstrap.mjs'

await runOnProjectNode(import.meta.url, () => import('./chaos.ts'), { forDevelopment: true })
