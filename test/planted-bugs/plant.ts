import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PlantedBug } from './planted-bug.ts'

export type PlantResult = { name: string; caught: boolean; said: string }

/** Some bugs make a test hang, and are caught by that. */
const QUICK_TO_GIVE_UP = ['--testTimeout=120000', '--hookTimeout=120000']
const COPIED = ['src', 'test', 'db', 'bin', 'deck', 'public', 'package.json', 'tsconfig.json', 'vitest.config.ts']

/** Plants one bug in a copy of the tree and runs the tests that must fail. Throws when it does not match the code. */
export function plant({ name, edits, caughtBy }: PlantedBug, root = process.cwd()): PlantResult {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const { file, from, to } of edits) {
      const text = readFileSync(join(copy, file), 'utf8')
      if (text.split(from).length !== 2)
        throw new Error(`Planted bug "${name}" is stale: its text does not occur exactly once in ${file}`)
      writeFileSync(
        join(copy, file),
        text.replace(from, () => to),
      )
    }
    const { status, stdout } = spawnSync(
      process.execPath,
      [resolve(root, 'node_modules/vitest/vitest.mjs'), 'run', ...caughtBy, ...QUICK_TO_GIVE_UP],
      {
        cwd: copy,
        encoding: 'utf8',
        timeout: 1_200_000,
        env: { ...process.env, NO_COLOR: '1' },
      },
    )
    const noticed = /^\s+Tests\s+.*\b\d+ failed/m.test(stdout)
    return { name, caught: status !== 0 && noticed, said: stdout.slice(-2_000) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
