import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { applyEdits } from '#test/chaos/cluster/source-edits.ts'
import { editsOf } from './edits-of-faults.ts'
import type { PlantedBug } from './planted-bug.ts'

export type PlantResult = { name: string; caught: boolean; said: string }

const VITEST = 'node_modules/vitest/vitest.mjs'
/** Some bugs make a test hang, and are caught by that. */
const QUICK_TO_GIVE_UP = ['--testTimeout=120000', '--hookTimeout=120000']
const COPIED = ['src', 'test', 'db', 'bin', 'deck', 'public', 'package.json', 'tsconfig.json', 'vitest.config.ts']
/** A test of the file, not the file as such, as when a database cannot be made. */
const FAILED_TEST = /^ FAIL .+ > .+/m
/** What is planted was not written as it has to be: nobody knows whether a test would notice the bug. */
const BROKEN = /\b(?:ReferenceError|SyntaxError)\b|syntax error at or near/

/** Plants one bug in a copy of the tree and runs the test file that must fail. Throws when a name is gone. */
export async function plant(bug: PlantedBug, environment: NodeJS.ProcessEnv): Promise<PlantResult> {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    for (const part of COPIED) cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    for (const edit of editsOf(bug.faults)) {
      const file = join(copy, edit.file)
      writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), [edit]))
    }
    const { status, said } = await runTests(bug.caughtBy, copy, environment)
    return { name: bug.name, caught: status !== 0 && FAILED_TEST.test(said) && !BROKEN.test(said), said }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function runTests(file: string, folder: string, environment: NodeJS.ProcessEnv) {
  const vitest = spawn(process.execPath, [VITEST, 'run', file, ...QUICK_TO_GIVE_UP], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 1_200_000,
    env: { ...process.env, ...environment, NO_COLOR: '1' },
  })
  const [told, complained, [status]] = await Promise.all([
    text(vitest.stdout),
    text(vitest.stderr),
    once(vitest, 'exit'),
  ])
  return { status, said: `${complained}\n${told}` }
}
