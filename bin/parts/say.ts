const started = performance.now()

/** One line of progress, with the seconds since the command began. */
export const say = (text: string) => console.log(`  ${text}`)

export const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s`

/** An end that needs no stack: what happened and what to do. */
export function giveUp(text: string): never {
  console.error(`\n  ${text}\n`)
  process.exit(1)
}
