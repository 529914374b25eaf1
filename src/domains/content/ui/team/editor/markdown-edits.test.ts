import { expect, test } from 'vitest'
import { EDITS, insertBlock, type Selection } from './markdown-edits.ts'

/** `|` marks what is selected. */
function after(words: string, marked: string): string {
  const [before = '', selected = '', rest = ''] = marked.split('|')
  const selection: Selection = { text: before + selected + rest, from: before.length, to: (before + selected).length }
  const edit = words === 'Imagem' ? insertBlock('![a](b)') : EDITS.find((one) => one.words === words)!.edit
  const { from, to, insert, select } = edit(selection)
  const text = selection.text.slice(0, from) + insert + selection.text.slice(to)
  return `${text.slice(0, select[0])}|${text.slice(...select)}|${text.slice(select[1])}`
}

test.each([
  ['Negrito', 'a |lua| cresce', 'a **|lua|** cresce'],
  ['Negrito', 'a **|lua|** cresce', 'a |lua| cresce'],
  ['Negrito', 'a || cresce', 'a **|negrito|** cresce'],
  ['Itálico', '|lua|', '*|lua|*'],
  ['Subtítulo', 'um\na |lua|\ndois', 'um\n|## a lua|\ndois'],
  ['Subtítulo', '## a |lua|', '|a lua|'],
  ['Lista', '|um\ndois|', '|- um\n- dois|'],
  ['Citação', 'u|m|', '|> um|'],
  ['Link', 'a |lua|', 'a [lua](|/|)'],
  ['Imagem', 'um||dois', 'um\n\n![a](b)\n\n||dois'],
  ['Imagem', '||', '![a](b)\n\n||'],
])('%s of %j', (words, marked, result) => {
  expect(after(words, marked)).toBe(result)
})
