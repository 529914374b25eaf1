import { expect, test } from 'vitest'
import { pdfText } from '#test/journeys/pdf-text.ts'
import type { ChartPaperInput } from './contract.ts'
import { renderChartPdf } from './render-chart-pdf.ts'
import { DEMO_COMPANY } from '../../../../../db/seeds/company.ts'

const CURITIBA: ChartPaperInput = {
  name: '',
  day: '1987-01-12',
  at: new Date('1987-01-12T09:10:00Z'),
  place: 'Curitiba (PR)',
  state: 'PR',
  latitude: -25.43,
  longitude: -49.27,
  system: 'placidus',
}
const linesOf = async (input: Partial<ChartPaperInput>) =>
  pdfText(await renderChartPdf({ ...CURITIBA, ...input }, DEMO_COMPANY))
    .normalize('NFC')
    .split('\n')

test('a chart on paper has its wheel, positions, houses, aspects and plain words', async () => {
  const bytes = await renderChartPdf(CURITIBA, DEMO_COMPANY)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const lines = await linesOf({})
  // The ascendant of the article on the ascendant, at 7h10 in summer time.
  for (const words of ['12/01/1987 em Curitiba (PR)', 'ASC', 'MC', 'Ascendente', 'Casa 12', 'Sol em Capricórnio'])
    expect(lines, words).toContain(words)
  expect(lines.some((line) => /^27°\d\d′ de Capricórnio$/.test(line))).toBe(true)
})

test('without an hour it has no ascendant and says so', async () => {
  const lines = await linesOf({ at: null })
  expect(lines).not.toContain('ASC')
  expect(lines.join(' ')).toContain('Sem a hora')
})

test.each(['Nguyễn Thị Hương', 'Ольга Достоевская', '山田 花子', '김민지'])('writes the name %s', async (name) =>
  expect(await linesOf({ name })).toContain(name.normalize('NFC')),
)
