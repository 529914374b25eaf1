import type { DatabaseFiles, SqlFile } from '#platform/database-files.ts'

/** A replacement in one file. `from` must occur exactly once. */
export type SourceEdit = { file: string; from: string; to: string }

export function applyEdits(text: string, edits: readonly SourceEdit[]): string {
  return edits.reduce((rest, { file, from, to }) => {
    if (rest.split(from).length !== 2) throw new Error(`What is to be replaced does not occur exactly once in ${file}`)
    return rest.replace(from, () => to)
  }, text)
}

/** The database as it would be with another text in these files. */
export function editMigration({ migrations, functions }: DatabaseFiles, edits: readonly SourceEdit[]): DatabaseFiles {
  const change = (file: SqlFile): SqlFile => ({
    ...file,
    text: applyEdits(
      file.text,
      edits.filter((edit) => edit.file === file.path),
    ),
  })
  return { migrations: migrations.map(change), functions: functions.map(change) }
}

/** Node arguments with which a child process loads those files changed. Nothing on disk changes. */
export function preloadArgumentsOf(edits: readonly SourceEdit[]): string[] {
  const ofCode = edits.filter(({ file }) => file.startsWith('src/'))
  if (ofCode.length === 0) return []
  const url = new URL('./load-edited.ts', import.meta.url)
  url.searchParams.set('edits', JSON.stringify(ofCode))
  return ['--import', url.href]
}
