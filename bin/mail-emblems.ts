import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { emblemPath, MAIL_EMBLEMS, type MailEmblem } from '#domains/notifications/mail-template/emblems.ts'

// Draws the emblems of mails as medallions: chalk and gold on night, with a ground of their own, so that they look the
// same on light and dark mails, also where a mail program turns colours round. Pictures, because mails show no SVG.

const SHEETS = ['objects', 'emblems'].map((name) => `src/browser/kit/art/engravings/${name}.svg`)
/** Emblems of the site's sheet, by their name there. */
const FROM_SITE: Partial<Record<MailEmblem, string>> = {
  coins: 'creditos',
  conversation: 'conversa',
  envelope: 'envelope',
}
const NIGHT = '#171936'
const CHALK = '#f3eee4'
const GOLD = '#e2b45c'
/** Three pixels for each of the 72 that are shown. */
const SIZE = 216

const sheets = SHEETS.map((path) => readFileSync(path, 'utf8')).join('\n')

for (const emblem of Object.keys(MAIL_EMBLEMS) as MailEmblem[]) {
  const name = FROM_SITE[emblem] ?? emblem
  const [, symbol] = new RegExp(`<symbol id="${name}"([\\s\\S]*?)</symbol>`).exec(sheets) ?? []
  if (!symbol) throw new Error(`${name} is on no sheet`)
  const drawing = symbol.replaceAll('var(--surface)', NIGHT).replaceAll('var(--metal)', GOLD)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 140 140">
    <circle cx="70" cy="70" r="70" fill="${NIGHT}"/><circle cx="70" cy="70" r="66" fill="none" stroke="${GOLD}" stroke-width="1.2"/>
    <svg x="24" y="24" width="92" height="92" color="${CHALK}" ${drawing}</svg></svg>`
  const path = `public${emblemPath(emblem)}`
  const { size } = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toFile(path)
  console.log(`${path}  ${size} bytes`)
}
