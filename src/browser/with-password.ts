type Ask = () => Promise<boolean>

/** On a slow network the page may be used before what asks has come. */
const COMES_WITHIN_MS = 15_000

let ask: Ask | undefined
let asking: Promise<boolean> | undefined
const waiting = new Set<() => void>()

/** Who asks for the password, and answers whether it was confirmed. Answers how to stop that. */
export function askForPasswordBy(given: Ask) {
  ask = given
  for (const heard of waiting) heard()
  return () => void (ask === given && (ask = undefined))
}

/** Resolves once somebody can ask; after a while, nobody can. */
const untilAskable = () =>
  new Promise<void>((resolve) => {
    if (ask) return resolve()
    waiting.add(resolve)
    setTimeout(resolve, COMES_WITHIN_MS)
  })

/** Calls at the same time wait for one answer. */
const askOnce = () =>
  (asking ??= untilAskable()
    .then(() => ask?.() ?? false)
    .finally(() => {
      asking = undefined
      waiting.clear()
    }))

/** Does something that may need the password: if it does, has it asked for and does the same again. */
export async function withPassword<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isNeeded = error instanceof Error && 'code' in error && error.code === 'http.password_required'
    if (!isNeeded || !(await askOnce())) throw error
    return work()
  }
}
