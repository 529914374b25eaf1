import { runScript } from './run-script.ts'

export type Check = { name: string; does: () => Promise<{ code: number; output: string }> }

const runTool = (script: string, ...args: string[]) => runScript(script, args, { quiet: true })

/** Static checks. Each returns 0 or its findings. */
export const checks: readonly Check[] = [
  { name: 'format', does: () => runTool('node_modules/@biomejs/biome/bin/biome', 'format') },
  { name: 'lint, types', does: lint },
  { name: 'dead code', does: () => runTool('node_modules/knip/bin/knip.js', '--no-progress') },
]

/** Lint rules and types in one pass, because some rules need the types anyway. */
async function lint() {
  const routes = await runTool('node_modules/@react-router/dev/bin.cjs', 'typegen')
  return routes.code === 0 ? runTool('node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check') : routes
}

/** Runs the checks at the same time and prints each result. Returns the names of those that failed. */
export async function runChecks(): Promise<string[]> {
  const failed: string[] = []
  const run = async ({ name, does }: Check) => {
    const started = performance.now()
    const { code, output } = await does()
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    if (code === 0) return
    failed.push(name)
    console.log(`${output.trim()}\n`)
  }
  await Promise.all(checks.map(run))
  return failed
}
