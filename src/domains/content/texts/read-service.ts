import type { Db } from '#platform/db.ts'
import { toPost } from '../articles/article-view.ts'
import { listOfCategory } from '../articles/sql.ts'
import { renderMarkdownWithQuestions } from '../markdown.rules.ts'
import { categoryOf, isServiceName, refuse, type ServiceName } from '../rules.ts'
import { keyOf } from './defaults.ts'
import { readShown } from './read-named.ts'

const RELATED = 3
const QUESTIONS = 'Perguntas frequentes'

type Rendered = Awaited<ReturnType<typeof renderMarkdownWithQuestions>>
/** What was rendered last of each service: its text seldom changes, and is read for each page. */
const rendered = new Map<ServiceName, { markdown: string; made: Promise<Rendered> }>()

function renderOnce(name: ServiceName, markdown: string): Promise<Rendered> {
  const known = rendered.get(name)
  if (known?.markdown === markdown) return known.made
  const made = renderMarkdownWithQuestions(markdown, QUESTIONS)
  rendered.set(name, { markdown, made })
  return made
}

/**
 * A service with three related articles; the chapter "Perguntas frequentes" of its text becomes its questions. Refuses
 * `service_not_found`.
 */
export async function readService(db: Db, name: string, now: Date) {
  if (!isServiceName(name)) throw refuse('service_not_found')
  const { title = '', summary = '', markdown = '' } = (await readShown(db, keyOf('service', name))).fields
  const [text, related] = await Promise.all([
    renderOnce(name, markdown),
    listOfCategory(db, categoryOf(name), now, RELATED),
  ])
  return { name, title, summary, ...text, related: related.map(toPost) }
}
