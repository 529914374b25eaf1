import { expect, test } from 'vitest'
import { pdfText } from '#test/journeys/pdf-text.ts'
import { renderPaper } from './render-paper.ts'
import { DEMO_COMPANY } from '../../../../db/seeds/company.ts'

const paperOf = async (name: string) =>
  pdfText(
    await renderPaper(
      {
        overline: 'Extrato',
        title: name,
        sections: [{ title: name, lines: [{ name: 'Nome', value: name }] }],
      },
      DEMO_COMPANY,
    ),
  )

test.each([
  ['João D’Ávila', 'João D’Ávila'],
  ['Marta Kovačić', 'Marta Kovačić'],
  ['Deniz Gülşen', 'Deniz Gülşen'],
  ['Nguyễn Thị Hương', 'Nguyễn Thị Hương'],
  ['Ольга Достоевская', 'Ольга Достоевская'],
  ['Ελένη', 'Ελένη'],
  ['山田 花子', '山田 花子'],
  ['김민지', '김민지'],
  ['刘洋 (Yang)', '刘洋 (Yang)'],
  // No font of ours has these: said by their numbers, which can be looked up, instead of by boxes.
  ['Ana 🌙', 'Ana (U+1F319)'],
  ['Ana \u{1D5DF}una', 'Ana Luna'],
  ['ليلى', '(U+0644)(U+064A)(U+0644)(U+0649)'],
])('a paper writes %s without boxes', async (name, written) => {
  const lines = (await paperOf(name)).normalize('NFC').split('\n')
  expect(lines.filter((line) => line === written.normalize('NFC')).length).toBeGreaterThanOrEqual(3)
})
