import { runOnProjectNode } from './bootstrap.mjs'

await runOnProjectNode(import.meta.url, () => import('./check.ts'), { forDevelopment: true })
