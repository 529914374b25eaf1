import type { Migration } from '#platform/migrations.ts'

/** Another text in one file. `from` must stand there exactly once, else the bug has gone stale. */
export type SourceEdit = { file: string; from: string; to: string }

export function applyEdits(text: string, edits: readonly SourceEdit[]): string {
  return edits.reduce((rest, { file, from, to }) => {
    if (rest.split(from).length !== 2)
      throw new Error(`A planted bug has gone stale: its text is not exactly once in ${file}`)
    return rest.replace(from, () => to)
  }, text)
}

export const editMigration = (migration: Migration, edits: readonly SourceEdit[]): Migration => ({
  ...migration,
  text: applyEdits(
    migration.text,
    edits.filter(({ file }) => file === `db/migrations/${migration.name}`),
  ),
})

/** What a child process loads first, so that it sees those files with the other text. Nothing on disk changes. */
export function preloadArgumentsOf(edits: readonly SourceEdit[]): string[] {
  const ofCode = edits.filter(({ file }) => file.startsWith('src/'))
  if (ofCode.length === 0) return []
  const url = new URL('./load-edited.ts', import.meta.url)
  url.searchParams.set('edits', JSON.stringify(ofCode))
  return ['--import', url.href]
}
