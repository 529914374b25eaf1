import { runOnProjectNode } from './bootstrap.mjs'

await runOnProjectNode(import.meta.url, () => {
  process.env.LOG_LEVEL ??= 'warn'
  return import('./snapshot.ts')
})
