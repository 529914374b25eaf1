import type { Sql } from '#platform/db.ts'
import { renderMarkdown } from '../markdown.rules.ts'
import type { TextKey } from './named.rules.ts'
import { readShown } from './read-named.ts'

const SLIDES: readonly TextKey[] = ['slide/1', 'slide/2', 'slide/3']

/** The words of the home page: three slides, and a banner when somebody wrote one. */
export async function readHome(sql: Sql) {
  const [banner, ...slides] = await Promise.all([
    readShown(sql, 'banner/inicio'),
    ...SLIDES.map((key) => readShown(sql, key)),
  ])
  const { words = '', link = '', href = '' } = banner.fields
  return {
    slides: slides.map(({ fields }) => ({
      overline: fields.overline ?? '',
      title: fields.title ?? '',
      text: fields.text ?? '',
      link: fields.link ?? '',
    })),
    banner: words ? { words, link: link && href ? { words: link, href } : null } : null,
  }
}

/** The words of an institutional page. */
export async function readPage(sql: Sql, key: TextKey) {
  const { fields } = await readShown(sql, key)
  const { html } = await renderMarkdown(fields.markdown ?? '')
  return { title: fields.title ?? '', lead: fields.lead ?? '', html }
}
