import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { finishServiceWorker } from './finish-service-worker.ts'
import { compressQuickly } from './compress-files.ts'

export const BUILD = 'build'
const STAMP = '.made-from'

/** Everything that is part of the browser's or the renderer's bundle (law 5 keeps this list true). */
const SOURCES = [
  'src/{app,browser,shared}/**/*.{ts,tsx,css,svg}',
  'src/domains/**/ui/**/*',
  'src/domains/**/{rules,*.rules,contract,facts}.ts',
  'deck/**/*.ts',
  'public/**/*',
  '{vite,react-router}.config.ts',
  'bin/parts/{inline-script,code-groups,missing-pages,unused-library-code}.ts',
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

/** The name of the build that today's sources need. Undefined: it is there. */
export function findMissingBuild(): string | undefined {
  const [stamp, current] = [`${BUILD}/${STAMP}`, fingerprint()]
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current ? undefined : current
}

/**
 * Builds pages and styles beside the build that is served, and answers how to put them in its place. Ends with this
 * program.
 */
export async function prepareBuild(name: string): Promise<() => void> {
  const folder = `.data/build-${process.pid}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Seventy-eight drawings and their pens: a start with a build need not load them.
  const { drawDeckFiles } = await import('./draw-deck-files.ts')
  drawDeckFiles()
  await runBuild(folder)
  finishServiceWorker(`${folder}/client`, name)
  await compressQuickly(`${folder}/client`)
  writeFileSync(`${folder}/${STAMP}`, name)
  return () => {
    const old = `${folder}-old`
    if (existsSync(BUILD)) renameSync(BUILD, old)
    renameSync(folder, BUILD)
    rmSync(old, { recursive: true, force: true })
  }
}

async function runBuild(folder: string) {
  let output = ''
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
    })
    const stop = () => void child.kill()
    process.once('exit', stop)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
    child.on('error', (error) => (output += error)).on('close', resolve)
    child.on('close', () => process.off('exit', stop))
  })
  if (code !== 0) throw new Error(`${output}\nThe bundle could not be built.`)
}

/** Builds pages and styles unless the last build has the same sources. Returns whether it had to build. */
export async function buildPages(): Promise<boolean> {
  const missing = findMissingBuild()
  if (!missing) return false
  const publish = await prepareBuild(missing)
  publish()
  return true
}
