import { readFileSync } from 'node:fs'

const tokens = readFileSync('src/browser/styles/tokens.css', 'utf8')

/** A card with the theme's colours in place of its custom properties, for renderers that do not support those. */
export function colourCard(svg: string, theme: 'light' | 'dark', width: number) {
  const block = tokens
    .slice(tokens.indexOf(theme === 'light' ? ':root {' : ':root[data-theme="dark"] {'))
    .split('}')[0]!
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)![1]!
  const coloured = svg
    .replace(/var\(--(\w+)\)/g, (_, name: string) => colour(name))
    .replaceAll('currentColor', colour('ink'))
  return { svg: Buffer.from(coloured), density: (72 * width) / 280 }
}
