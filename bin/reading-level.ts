import { parseArgs } from 'node:util'
import { fleschOf } from './parts/reading/flesch.ts'
import { LEAST_FLESCH, readPages } from './parts/reading/pages.ts'

const { values } = parseArgs({ options: { texts: { type: 'boolean' }, page: { type: 'string' } } })

// How easily the texts about money of each page read; with --texts each of them, the hardest first.
for (const { page, texts, flesch } of readPages()) {
  if (values.page && !page.includes(values.page)) continue
  console.log(`${flesch < LEAST_FLESCH ? '✗' : '✓'} ${flesch.toFixed(1).padStart(6)}  ${page} (${texts.length})`)
  if (!values.texts) continue
  const rated = texts.map((text) => ({ text, flesch: fleschOf(text) })).toSorted((a, b) => a.flesch - b.flesch)
  for (const one of rated) console.log(`         ${one.flesch.toFixed(0).padStart(5)}  ${one.text}`)
}
