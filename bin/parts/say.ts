const started = performance.now()

/** One line of progress, with the seconds since the command began. */
export const say = (text: string) => console.log(`  ${text}`)

export const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s`

/** Exits with a message for the user instead of a stack trace. */
export function giveUp(text: string): never {
  console.error(`\n  ${text}\n`)
  process.exit(1)
}
