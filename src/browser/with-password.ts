import { ACCEPTANCE_NEEDED } from './acceptance-needed.ts'

/** What a refusal asks for: the password, or of the team a code of its second factor. */
export type Confirmation = 'password' | 'second_factor'
type Ask = (what: Confirmation) => Promise<boolean>

/** On a slow network the page may be used before what asks has come. */
const COMES_WITHIN_MS = 15_000

let ask: Ask | undefined
const asking = new Map<Confirmation, Promise<boolean>>()
const waiting = new Set<() => void>()

/** Who asks for a confirmation, and answers whether it was given. Answers how to stop that. */
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
function askOnce(what: Confirmation) {
  const answer =
    asking.get(what) ??
    untilAskable()
      .then(() => ask?.(what) ?? false)
      .finally(() => {
        asking.delete(what)
        waiting.clear()
      })
  asking.set(what, answer)
  return answer
}

/**
 * Does something that may need a confirmation: if it does, has it asked for and does the same again. What lacks an
 * acceptance is told to whoever asks for that.
 */
export async function withPassword<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'agreements.needed') dispatchEvent(new Event(ACCEPTANCE_NEEDED))
    const what = /^http\.(password|second_factor)_required$/.exec(String(code))?.[1] as Confirmation | undefined
    if (!what || !(await askOnce(what))) throw error
    return work()
  }
}
