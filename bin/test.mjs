import { runOnProjectNode } from './bootstrap.mjs'

await runOnProjectNode(import.meta.url, () => import('./test.ts'), { forDevelopment: true })
