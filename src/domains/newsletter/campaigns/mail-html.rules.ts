/** What mail programs and readers have no use for: ids of headings, classes, our own frames. */
const ATTRIBUTES = / (?:id|class|dir|aria-[a-z]+|data-[\w-]+)="[^"]*"/g
const IMAGE = /<img\b[^>]*>/g
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

const LINK = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs
const PICTURE = /<img\b[^>]*\balt="([^"]*)"[^>]*>/g
const TAG = /<[^<>]+>/g

/** The same as plain text: addresses behind their words, a hyphen before each item. */
export const plainText = (html: string): string =>
  decoded(
    html
      .replace(PICTURE, '[$1]')
      .replace(LINK, (_, address: string, words: string) => {
        const shown = words.replace(TAG, '')
        return shown === address ? shown : `${shown} (${address})`
      })
      .replace(/<li>\s*(?:<p>)?/g, '- ')
      .replace(/<hr>/g, '* * *\n\n')
      .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, ' | ')
      .replace(/<br>\n?/g, '\n')
      .replace(/<\/(?:p|h[1-6]|ul|ol|blockquote|pre|table)>/g, '\n\n')
      .replace(/<\/(?:li|tr)>\s*/g, '\n')
      .replace(TAG, ''),
  )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) =>
    name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
