import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { drawDeckFiles } from './draw-deck-files.ts'
import { finishServiceWorker } from './finish-service-worker.ts'
import { compressFiles } from './compress-files.ts'

const BUILD_STAMP = 'build/.made-from'

/** Everything that is part of the browser's or the renderer's bundle (law 5 keeps this list true). */
const SOURCES = [
  'src/{app,browser,shared}/**/*.{ts,tsx,css,svg}',
  'src/domains/**/ui/**/*',
  'src/domains/**/{rules,*.rules,contract,facts}.ts',
  'deck/**/*.ts',
  'public/**/*',
  '{vite,react-router}.config.ts',
  'bin/parts/{inline-script,code-groups}.ts',
  'package-lock.json',
  'tsconfig.json',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes('.test.'),
  )
  for (const path of files.map((file) => `${file.parentPath}/${file.name}`).sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** Builds pages and styles unless the last build has the same sources. Returns whether it had to build. */
export async function buildPages(): Promise<boolean> {
  const current = fingerprint()
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === current) return false
  rmSync(BUILD_STAMP, { force: true })
  mkdirSync('.data', { recursive: true })
  drawDeckFiles()
  let output = ''
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
    child.on('error', (error) => (output += error)).on('close', resolve)
  })
  if (code !== 0) throw new Error(`${output}\nThe bundle could not be built.`)
  finishServiceWorker('build/client', current)
  await compressFiles('build/client')
  writeFileSync(BUILD_STAMP, current)
  return true
}
