import { runOnProjectNode } from './bootstrap.mjs'

await runOnProjectNode(import.meta.url, () => import('./reading-level.ts'), { forDevelopment: true })
