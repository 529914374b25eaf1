import { MOST_BODY, MOST_PREHEADER, MOST_SUBJECT } from './rules.ts'

type Article = { slug: string; title: string; excerpt: string; markdown: string }

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** An article as the beginning of a campaign, with where it stands at the end. */
export function articleLetter({ slug, title, excerpt, markdown }: Article) {
  const end = `\n\n[Ler no blog](/blog/${slug})\n`
  return {
    subject: cut(title, MOST_SUBJECT),
    preheader: cut(excerpt, MOST_PREHEADER),
    body: cut(markdown.trim(), MOST_BODY - end.length) + end,
  }
}
