import { spawn } from 'node:child_process'

export type Ran = { code: number; said: string; seconds: number }

/**
 * Runs a program of this project under our Node and waits. `quiet` keeps what it says for the caller instead of the
 * terminal.
 */
export async function run(
  script: string,
  args: readonly string[],
  { environment = {}, quiet = false }: { environment?: Record<string, string>; quiet?: boolean } = {},
): Promise<Ran> {
  const started = performance.now()
  let said = ''
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part))
    child.on('error', reject).on('close', (code) => resolve(code ?? 1))
  })
  return { code, said, seconds: (performance.now() - started) / 1000 }
}
