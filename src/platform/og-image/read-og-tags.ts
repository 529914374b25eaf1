const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decodeEntities = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

function metaContent(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : decodeEntities(found)
}

export type OgTags = {
  title: string
  description: string
  overline: string | undefined
  portrait: string | undefined
  plate: string | undefined
}

/** The og tags of a page; undefined when it has no title or description. */
export function readOgTags(html: string): OgTags | undefined {
  const [title, description] = [metaContent(html, 'og:title'), metaContent(html, 'og:description')]
  if (!title || description === undefined) return undefined
  return {
    title,
    description,
    overline: metaContent(html, 'og-image:overline'),
    portrait: metaContent(html, 'og-image:portrait'),
    plate: metaContent(html, 'og-image:plate'),
  }
}
