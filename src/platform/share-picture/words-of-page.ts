const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

function content(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : plain(found)
}

export type SaidWords = {
  title: string
  description: string
  overline: string | undefined
  portrait: string | undefined
  plate: string | undefined
}

/** What a page says about itself to those who share it; undefined when it says nothing. */
export function wordsOfPage(html: string): SaidWords | undefined {
  const [title, description] = [content(html, 'og:title'), content(html, 'og:description')]
  if (!title || description === undefined) return undefined
  return {
    title,
    description,
    overline: content(html, 'picture:overline'),
    portrait: content(html, 'picture:portrait'),
    plate: content(html, 'picture:plate'),
  }
}
