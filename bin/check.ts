import { globSync, readFileSync } from 'node:fs'
import { runChecks } from './parts/checks.ts'
import { run } from './parts/run.ts'

const LOOK_TWICE = 150

/** Sizes are looked at, not forbidden: a long file usually hides a noun. */
function tellSizes() {
  const sizes = globSync('{src,test,bin,db}/**/*.{ts,tsx,mjs,css,sql}')
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0
  console.log(`\n  ${sizes.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}; longer than ${LOOK_TWICE}:`)
  for (const { file, lines } of sizes.filter((size) => size.lines > LOOK_TWICE).reverse())
    console.log(`  ${String(lines).padStart(6)} ${file}`)
}

const failed = await runChecks()
const laws = await run('node_modules/vitest/vitest.mjs', ['run', 'test/architecture.test.ts', '--reporter=dot'], {
  quiet: true,
})
console.log(`  ${laws.code === 0 ? '✓' : '✗'} laws         ${laws.seconds.toFixed(1)} s`)
if (laws.code !== 0) console.log(laws.said)
tellSizes()
process.exitCode = failed.length > 0 || laws.code !== 0 ? 1 : 0
