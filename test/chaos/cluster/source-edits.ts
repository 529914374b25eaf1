import type { Migration } from '#platform/migrations.ts'

/** A replacement in one file. `from` must occur exactly once, else the planted bug is stale. */
export type SourceEdit = { file: string; from: string; to: string }

export function applyEdits(text: string, edits: readonly SourceEdit[]): string {
  return edits.reduce((rest, { file, from, to }) => {
    if (rest.split(from).length !== 2)
      throw new Error(`A planted bug is stale: its text does not occur exactly once in ${file}`)
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

/** Node arguments with which a child process loads those files changed. Nothing on disk changes. */
export function preloadArgumentsOf(edits: readonly SourceEdit[]): string[] {
  const ofCode = edits.filter(({ file }) => file.startsWith('src/'))
  if (ofCode.length === 0) return []
  const url = new URL('./load-edited.ts', import.meta.url)
  url.searchParams.set('edits', JSON.stringify(ofCode))
  return ['--import', url.href]
}
