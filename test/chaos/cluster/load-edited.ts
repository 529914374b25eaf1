import { registerHooks } from 'node:module'
import { type SourceEdit, applyEdits } from './source-edits.ts'

// Loaded before a child process's own script: changes the source of the files named in this module's URL.
const edits = JSON.parse(new URL(import.meta.url).searchParams.get('edits')!) as SourceEdit[]

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const fileEdits = edits.filter(({ file }) => url.endsWith(`/${file}`))
    return fileEdits.length === 0 ? loaded : { ...loaded, source: applyEdits(String(loaded.source), fileEdits) }
  },
})
