import PdfDocument from 'pdfkit'
import { code128Path } from '#shared/code128.ts'
import { chooseFont, type Face } from './pdf-fonts.ts'

const MM = 72 / 25.4
/** What label printers print: ten by fifteen centimetres. */
const [WIDTH, HEIGHT] = [100 * MM, 150 * MM]
const MARGIN = 6 * MM
const BARCODE_HEIGHT = 18 * MM
const BLACK = '#000000'

export type Label = {
  /** Above everything, in a word: "Entrega", "Devolução". */
  kind: string
  /** Lines of both ends; the first one is a name. */
  to: readonly string[]
  from: readonly string[]
  /** Short facts, one line each. */
  facts: readonly string[]
  /** What the barcode says; printable ASCII. */
  barcode: string
  /** Below the barcode, as people read it. */
  number: string
}

/** Labels of 100 × 150 mm, one page each, in black alone: thermal printers know no other colour. */
export function labelsPdf(title: string, labels: readonly Label[]): Promise<Buffer> {
  const document = new PdfDocument({
    size: [WIDTH, HEIGHT],
    margin: MARGIN,
    lang: 'pt-BR',
    info: { Title: title },
    autoFirstPage: false,
  })
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  for (const label of labels) drawLabel(document, label)
  document.end()
  return bytes
}

function drawLabel(document: PDFKit.PDFDocument, { kind, to, from, facts, barcode, number }: Label) {
  document.addPage()
  const write = (words: string, size: number, face: Face = 'regular') => {
    const written = chooseFont(document, face, words)
    document
      .fontSize(size)
      .fillColor(BLACK)
      .text(written, MARGIN, document.y, { width: WIDTH - 2 * MARGIN, lineGap: 1 })
  }
  const rule = () => {
    document.moveDown(0.4)
    document
      .moveTo(MARGIN, document.y)
      .lineTo(WIDTH - MARGIN, document.y)
      .lineWidth(0.8)
      .strokeColor(BLACK)
      .stroke()
    document.moveDown(0.5)
  }
  write(kind.toUpperCase(), 9, 'bold')
  rule()
  write('Para', 8)
  to.forEach((line, n) => write(line, n === 0 ? 14 : 12, n === 0 ? 'bold' : 'regular'))
  rule()
  write('De', 8)
  for (const line of from) write(line, 9)
  rule()
  for (const fact of facts) write(fact, 9)
  drawBarcode(document, barcode)
  document.y = HEIGHT - MARGIN - 14
  write(number, 10, 'bold')
}

/** As wide as the label allows, at its foot. */
function drawBarcode(document: PDFKit.PDFDocument, barcode: string) {
  const { width, path } = code128Path(barcode, 1)
  document
    .save()
    .translate(MARGIN, HEIGHT - MARGIN - 18 - BARCODE_HEIGHT)
    .scale((WIDTH - 2 * MARGIN) / width, BARCODE_HEIGHT)
    .path(path)
    .fill(BLACK)
    .restore()
}
