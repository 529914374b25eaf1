import { expect, test } from 'vitest'
import { renderMarkdown } from '#domains/content/index.ts'
import { mailHtml, plainText } from './mail-html.rules.ts'

const SITE = 'https://sensitivos.test'
const htmlOf = async (markdown: string) => mailHtml((await renderMarkdown(markdown)).html, SITE)

test.each([
  ['[x](/blog/a-lua)', `href="${SITE}/blog/a-lua"`],
  ['[x](https://outro.test/a?b=1&c=2)', 'href="https://outro.test/a?b=1&#x26;c=2"'],
  ['## Oi', '<h2>Oi</h2>'],
  ['![A Lua](/mail/moon.png)', `src="${SITE}/mail/moon.png"`],
])('%s becomes whole', async (markdown, part) => expect(await htmlOf(markdown)).toContain(part))

test.each([
  '![x](https://olho.test/p.gif)',
  '![x](//olho.test/p.gif)',
  '<img src="https://olho.test/p.gif">',
  '<img alt="a < b > c" src="https://olho.test/p.gif">',
  '![a < b > c](https://olho.test/p.gif)',
  '[x](javascript:alert(1))',
  '<script>alert(1)</script>',
  '<iframe src="https://olho.test"></iframe>',
  '<a href="/blog" onclick="alert(1)">x</a>',
])('nothing of %s runs or loads', async (markdown) =>
  expect(await htmlOf(`Antes ${markdown}`)).not.toMatch(/olho\.test|javascript|<script|onclick|<iframe/),
)

test('as plain text, addresses stand behind their words, and items have a hyphen', async () => {
  const html = await htmlOf('## Céu & mar\n\nUm *texto* [daqui](/blog) <https://a.test>\n\n- um\n- **dois**\n\n> dito')
  expect(plainText(html)).toBe(`Céu & mar\n\nUm texto daqui (${SITE}/blog) https://a.test\n\n- um\n- dois\n\ndito`)
})
