/** What mail programs and readers have no use for: ids of headings, classes, our own frames, widths of pictures. */
const ATTRIBUTES = / (?:id|class|dir|srcset|sizes|loading|decoding|aria-[a-z]+|data-[\w-]+)="[^"]*"/g
const IMAGE = /<img\b[^<>]*>/g
const SOURCE = /\bsrc="([^"]*)"/
const HREF = /\bhref="([^"]*)"/g

/**
 * Sanitised HTML for a mail: addresses of this site become whole ones, and pictures of other sites go, because loading
 * one would tell its owner who reads. `site`: our public address.
 */
export const mailHtml = (html: string, site: string): string =>
  html
    .replace(ATTRIBUTES, '')
    .replace(IMAGE, (tag) => {
      const source = SOURCE.exec(tag)?.[1] ?? ''
      return isOwn(source) ? tag.replace(SOURCE, `src="${site}${source}" style="max-width:100%;height:auto"`) : ''
    })
    .replace(HREF, (_, address: string) => {
      if (address.startsWith('#')) return `href="${site}"`
      return `href="${isOwn(address) ? site + address : address}" target="_blank" rel="noopener"`
    })

/** A path of this site, not an address without a scheme. */
const isOwn = (address: string) => /^\/(?!\/)/.test(address)

const TAG = /(<[^<>]+>)/
const NAME = /^<\/?([a-z0-9]+)/
const [PARAGRAPH, LINE] = ['\n\n', '\n']
/** What stands in plain text for the end of an element, or for one that has none. */
const ENDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table'].map((name) => [
      name,
      PARAGRAPH,
    ]),
  ),
  li: LINE,
  tr: LINE,
  td: ' | ',
  th: ' | ',
}

/** The same as plain text: addresses behind their words, a hyphen before each item. */
export function plainText(html: string): string {
  let [text, address, linked] = ['', '', 0]
  for (const part of html.split(TAG)) {
    const name = NAME.exec(part)?.[1]
    if (!name) text += isBetweenTags(part) ? '' : decoded(part)
    else if (part.startsWith('</')) {
      if (name === 'a' && text.slice(linked) !== address) text += ` (${address})`
      text = name === 'p' && text.endsWith('- ') ? text : text + (ENDS[name] ?? '')
    } else if (name === 'a') [address, linked] = [decoded(attributeOf(part, 'href')), text.length]
    else if (name === 'li') text = `${text.trimEnd()}${text.endsWith(PARAGRAPH) ? PARAGRAPH : LINE}- `
    else if (name === 'img') text += `[${decoded(attributeOf(part, 'alt'))}]`
    else if (name === 'br') text += LINE
    else if (name === 'hr') text += `* * *${PARAGRAPH}`
  }
  const lines = text.split('\n').map((line) => line.trimEnd().replace(/ \|$/, ''))
  return lines
    .filter((line, at) => line || lines[at - 1])
    .join('\n')
    .trim()
}

const isBetweenTags = (part: string) => part.includes('\n') && part.trim() === ''
const attributeOf = (tag: string, name: string) => tag.split(` ${name}="`)[1]?.split('"')[0] ?? ''

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) =>
    name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
