import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The hex values of one block; the dark theme inherits from the light one. */
const tokensOf = (selector: string) => {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]))
}
const themes = { light: tokensOf(':root'), dark: tokensOf(':root[data-theme="dark"]') }

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

const papers = ['ground', 'surface', 'sunken']
const TEXT = [
  ...['ink', 'quiet', 'accent', 'accent-strong', 'metal-ink', 'bad', 'good', 'warn'].flatMap((ink) =>
    papers.map((paper) => [ink, paper]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-bad', 'bad'],
  ...['ink', 'quiet'].flatMap((ink) =>
    ['accent-wash', 'metal-wash', 'good-wash', 'warn-wash', 'bad-wash'].map((wash) => [ink, wash]),
  ),
  ['accent', 'accent-wash'],
  ['metal-ink', 'metal-wash'],
  ...['good', 'warn', 'bad', 'online', 'busy', 'offline'].map((ink) => [ink, `${ink}-wash`]),
] as [string, string][]
const CONTROLS = ['edge', 'metal', 'focus', 'accent', 'online', 'busy', 'offline'].flatMap((mark) =>
  papers.map((paper): [string, string] => [mark, paper]),
)

describe.each(Object.entries(themes))('contrasts of the %s theme', (_name, tokens) => {
  it.each(TEXT)('%s on %s is at least 4.5 : 1', (ink, paper) => {
    expect(contrast(tokens[ink]!, tokens[paper]!)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(CONTROLS)('%s beside %s is at least 3 : 1', (mark, paper) => {
    expect(contrast(tokens[mark]!, tokens[paper]!)).toBeGreaterThanOrEqual(3)
  })
})

it('both themes define the same colours', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort())
})
