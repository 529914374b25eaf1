import { expect, test } from 'vitest'
import { renderMarkdown, renderMarkdownWithQuestions } from './markdown.rules.ts'

test('gives headings ids and lists them as contents', async () => {
  const { html, contents } = await renderMarkdown('Antes.\n\n## O que *é* o tarô\n\nUm jogo.\n\n## Ontem & hoje\n')
  expect(contents).toEqual([
    { id: 'o-que-é-o-tarô', words: 'O que é o tarô' },
    { id: 'ontem--hoje', words: 'Ontem & hoje' },
  ])
  expect(html).toContain('<h2 id="o-que-é-o-tarô">O que <em>é</em> o tarô</h2>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '<iframe src="https://example.com"></iframe>',
  '![x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:a)\n<svg onload=alert(1)>',
  '<style>body{display:none}</style><form action="https://example.com"><input name="senha"></form>',
  '<object data="x.swf"></object><embed src="x.swf"><base href="https://example.com">',
  '<a href="#" onclick="alert(1)">x</a>',
])('sanitises %s', async (markdown) => {
  const { html } = await renderMarkdown(`Antes ${markdown} depois`)
  expect(html).not.toMatch(
    /<script|onerror|onload|javascript:|vbscript:|data:text|<iframe|<svg|<style|<form|<input|<object|<embed|<base|onclick/i,
  )
  expect(html).toContain('Antes')
})

test('separates the chapter of questions from the text', async () => {
  const { html, contents, questions } = await renderMarkdownWithQuestions(
    '## O que é\n\nAlgo.\n\n## Perguntas frequentes\n\n### Preciso crer?\n\nNão. *Nunca.*\n\n### Quanto dura?\n\nPouco.\n\n## Depois\n\nFim.',
    'Perguntas frequentes',
  )
  expect(questions).toEqual([
    { question: 'Preciso crer?', html: '<p>Não. <em>Nunca.</em></p>', text: 'Não. Nunca.' },
    { question: 'Quanto dura?', html: '<p>Pouco.</p>', text: 'Pouco.' },
  ])
  expect(contents.map(({ words }) => words)).toEqual(['O que é', 'Depois'])
  expect(html).not.toContain('Preciso crer')
})
