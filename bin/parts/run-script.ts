import { spawn } from 'node:child_process'

export type RunResult = { code: number; output: string; seconds: number }

/** Runs a script of this project with our Node and waits. `quiet` returns its output instead of printing it. */
export async function runScript(
  script: string,
  args: readonly string[],
  { environment = {}, quiet = false }: { environment?: Record<string, string>; quiet?: boolean } = {},
): Promise<RunResult> {
  const started = performance.now()
  let output = ''
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part))
    child.on('error', reject).on('close', (code) => resolve(code ?? 1))
  })
  return { code, output, seconds: (performance.now() - started) / 1000 }
}
