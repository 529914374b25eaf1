import { registerHooks } from 'node:module'
import { type SourceEdit, applyEdits } from './source-edits.ts'

// Loaded before a child process's own program: files named in this module's address are read with another text.
const edits = JSON.parse(new URL(import.meta.url).searchParams.get('edits')!) as SourceEdit[]

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const wanted = edits.filter(({ file }) => url.endsWith(`/${file}`))
    return wanted.length === 0 ? loaded : { ...loaded, source: applyEdits(String(loaded.source), wanted) }
  },
})
