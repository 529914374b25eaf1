import type { Migration } from '#platform/migrations.ts'

/** Another text in one file. `from` must stand there exactly once, else the bug has gone stale. */
export type Edit = { file: string; from: string; to: string }

export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((rest, { file, from, to }) => {
    if (rest.split(from).length !== 2)
      throw new Error(`A planted bug has gone stale: its text is not exactly once in ${file}`)
    return rest.replace(from, () => to)
  }, text)
}

export const withEdits = (migration: Migration, edits: readonly Edit[]): Migration => ({
  ...migration,
  text: edited(
    migration.text,
    edits.filter(({ file }) => file === `db/migrations/${migration.name}`),
  ),
})

/** What a child process loads first, so that it sees those files with the other text. Nothing on disk changes. */
export function preloadOf(edits: readonly Edit[]): string[] {
  const ofCode = edits.filter(({ file }) => file.startsWith('src/'))
  if (ofCode.length === 0) return []
  const url = new URL('./load-edited.ts', import.meta.url)
  url.searchParams.set('edits', JSON.stringify(ofCode))
  return ['--import', url.href]
}
