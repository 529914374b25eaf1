import type { Sources } from './sources.ts'

/** What holds people who attend, and the programs beside them. */
const OF_CONSULTANTS =
  /\b(?:from|join|using)\s+(?:consultants|consultant_(?:cards|presence|documents|ratings|specialties|switches)|present_consultants|match_consultants)\b/
const SAYS_SO = /is_automatic|isAutomatic|reviews_of_people/
const NAMED = /^(?:export )?(?:const|let|async function|function) (\w+)/

/** The parts of a file that stand by themselves, by name. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>()
  let name = ''
  for (const line of text.split('\n')) {
    name = NAMED.exec(line)?.[1] ?? name
    parts.set(name, `${parts.get(name) ?? ''}${line}\n`)
  }
  return parts
}

/**
 * Statements that read from whoever attends and do not say what they do with programs: `path#name`, or the file of a
 * database function.
 */
export function findSilentAboutPrograms(code: Sources, database: Sources): string[] {
  const statements = [...code]
    .filter(([path]) => /^src\/domains\/.*(?:^|\/|\.)sql\.ts$/.test(path))
    .flatMap(([path, text]) =>
      [...partsOf(text)].map(([name, part]) => [`${path.slice('src/domains/'.length)}#${name}`, part] as const),
    )
  const functions = [...database].filter(([path]) => path.startsWith('db/functions/'))
  return [...statements, ...functions]
    .filter(([, text]) => OF_CONSULTANTS.test(text) && !SAYS_SO.test(text))
    .map(([name]) => name)
}
