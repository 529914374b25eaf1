import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program of this project with nothing but these variables; what it says is collected. */
export function runProgram(script: string, args: string[], environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said.text += part))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, said, ended }
}
export type RunningProgram = ReturnType<typeof runProgram>
