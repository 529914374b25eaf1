import { globSync, readFileSync } from 'node:fs'
import { runChecks } from './parts/checks.ts'
import { runScript } from './parts/run-script.ts'

const LONG_FILE_LINES = 150

/** Prints the sizes without failing: a long file usually hides a second concept. */
function printFileSizes() {
  const sizes = globSync('{src,test,bin,db}/**/*.{ts,tsx,mjs,css,sql}')
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0
  console.log(`\n  ${sizes.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}; longer than ${LONG_FILE_LINES}:`)
  for (const { file, lines } of sizes.filter((size) => size.lines > LONG_FILE_LINES).reverse())
    console.log(`  ${String(lines).padStart(6)} ${file}`)
}

const failed = await runChecks()
const laws = await runScript(
  'node_modules/vitest/vitest.mjs',
  ['run', 'test/architecture.test.ts', 'test/cycles.test.ts', '--reporter=dot'],
  {
    quiet: true,
  },
)
console.log(`  ${laws.code === 0 ? '✓' : '✗'} laws         ${laws.seconds.toFixed(1)} s`)
if (laws.code !== 0) console.log(laws.output)
printFileSizes()
process.exitCode = failed.length > 0 || laws.code !== 0 ? 1 : 0
