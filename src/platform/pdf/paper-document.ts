import PdfDocument from 'pdfkit'
import { addressOf, type Company, companyName, SITE_NAME } from '#shared/company.ts'
import { code128Path } from '#shared/code128.ts'
import { qrPath } from '#shared/qr-path.ts'
import { chooseFont, type Face } from './pdf-fonts.ts'

const INK = '#1E1B3A'
const QUIET = '#5B5772'
const GOLD = '#B07A1E'
const HAIRLINE = '#DDD5C5'
const COLOURS = { ink: INK, quiet: QUIET, gold: GOLD, hairline: HAIRLINE, accent: '#3B2F8F', bad: '#A3262A' } as const
const MARGIN = 56
const QR_SIDE = 96
const BARCODE_HEIGHT = 40

/** A name with its value. */
export type PaperLine = { name: string; value: string; strong?: boolean }

/** What a drawing may do; units are its own, 0, 0 is its centre. */
export type Pen = {
  line: (path: string, look: { colour: keyof typeof COLOURS; width: number; dash?: number }) => void
  text: (
    words: string,
    x: number,
    y: number,
    look: { colour: keyof typeof COLOURS; size: number; bold?: boolean },
  ) => void
  /** A path in a box of 24 units, around its middle. */
  glyph: (path: string, x: number, y: number, look: { colour: keyof typeof COLOURS; size: number }) => void
}

type Look = { face?: Face; size: number; colour: string; x?: number; y?: number }

/** A4 pages in our design, with the elements of receipts, statements and charts. In points, from the top left. */
export class PaperDocument {
  readonly #doc: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>

  readonly #company: Company

  /** `company`: who issues it, at the end of its last page. */
  constructor(title: string, company: Company) {
    this.#company = company
    this.#doc = new PdfDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'pt-BR',
      displayTitle: true,
      info: { Title: title, Author: company.legalName || SITE_NAME },
    })
    this.#bytes = new Promise((resolve, reject) => {
      const parts: Buffer[] = []
      this.#doc.on('data', (part: Buffer) => parts.push(part))
      this.#doc.on('end', () => resolve(Buffer.concat(parts)))
      this.#doc.on('error', reject)
    })
    this.#write(SITE_NAME, { face: 'bold', size: 13, colour: INK })
    this.#line(GOLD)
  }

  heading(overline: string, words: string) {
    this.#doc.moveDown(1.5)
    this.#write(overline.toUpperCase(), { size: 10, colour: GOLD }, { characterSpacing: 1.5 })
    this.#doc.moveDown(0.2)
    this.#write(words, { face: 'bold', size: 22, colour: INK })
    this.#doc.moveDown(0.8)
  }

  lines(lines: readonly PaperLine[], title?: string) {
    if (title) {
      this.#doc.moveDown(0.6)
      this.#write(title, { face: 'bold', size: 11, colour: INK })
    }
    this.#doc.moveDown(0.3)
    this.#line(HAIRLINE)
    for (const line of lines) this.#pair(line)
    this.#doc.moveDown(0.6)
  }

  /** A paragraph, with a heading of its own where it has one. */
  prose(words: string, title?: string) {
    if (this.#doc.y > this.#doc.page.height - MARGIN - 80) this.#doc.addPage()
    this.#doc.moveDown(0.4)
    if (title) this.#write(title, { face: 'bold', size: 11, colour: INK })
    this.#write(words, { size: 10, colour: title ? INK : QUIET }, { lineGap: 2 })
    this.#doc.moveDown(0.4)
  }

  /** A drawing as wide as the text; `reach` is how far it goes from its centre, in its own units. */
  drawing(reach: number, draw: (pen: Pen) => void) {
    const { page, x } = this.#doc
    const side = Math.min(page.width - 2 * MARGIN, page.height - MARGIN - this.#doc.y)
    const top = this.#doc.y
    this.#doc
      .save()
      .translate(page.width / 2, top + side / 2)
      .scale(side / (2 * reach))
    draw({
      line: (path, { colour, width, dash }) => {
        this.#doc.path(path).lineWidth(width).strokeColor(COLOURS[colour])
        if (dash) this.#doc.dash(dash, { space: dash })
        this.#doc.stroke().undash()
      },
      text: (words, atX, atY, { colour, size, bold }) => {
        const look = {
          face: bold ? 'bold' : 'regular',
          size,
          colour: COLOURS[colour],
          x: atX - 40,
          y: atY - size * 0.6,
        } as const
        this.#write(words, look, { width: 80, align: 'center', lineBreak: false })
      },
      glyph: (path, atX, atY, { colour, size }) => {
        const scale = size / 24
        this.#doc
          .save()
          .translate(atX - size / 2, atY - size / 2)
          .scale(scale)
          .path(path)
          .lineWidth(1.5)
          .lineCap('round')
          .lineJoin('round')
          .strokeColor(COLOURS[colour])
          .stroke()
          .restore()
      },
    })
    this.#doc.restore()
    this.#doc.x = x
    this.#doc.y = top + side + 8
  }

  /** What follows begins on a new page. */
  newPage() {
    this.#doc.addPage()
  }

  /** A QR code with text beside it. */
  qrCode(address: string, words: string) {
    const { page, x } = this.#doc
    if (this.#doc.y + QR_SIDE > page.height - MARGIN) this.#doc.addPage()
    const top = this.#doc.y + 8
    const { side, path } = qrPath(address)
    this.#doc
      .save()
      .translate(x, top)
      .scale(QR_SIDE / side)
      .path(path)
      .fill(INK)
      .restore()
    const beside = { x: x + QR_SIDE + 16, y: top + 8 }
    const width = page.width - 2 * MARGIN - QR_SIDE - 16
    this.#write(words, { size: 9, colour: QUIET, ...beside }, { width, lineGap: 2 })
    this.#doc.x = x
    this.#doc.y = Math.max(this.#doc.y, top + QR_SIDE + 8)
  }

  /** A text as a barcode, with the text below it. */
  barcode(text: string) {
    const { x, page } = this.#doc
    if (this.#doc.y + BARCODE_HEIGHT + 24 > page.height - MARGIN) this.#doc.addPage()
    const top = this.#doc.y + 8
    const { width, path } = code128Path(text, BARCODE_HEIGHT)
    this.#doc.save().translate(x, top).path(path).fill(INK).restore()
    this.#write(text, { size: 9, colour: QUIET, x, y: top + BARCODE_HEIGHT + 4 }, { width, align: 'center' })
    this.#doc.x = x
  }

  /** Writes the company's details at the end and closes the document. */
  end(): Promise<Buffer> {
    const company = this.#company
    this.#doc.moveDown(1)
    const details = `${companyName(company)}\n${[addressOf(company).join(', '), company.email].filter(Boolean).join(' · ')}`
    this.#write(details, { size: 8, colour: QUIET }, { lineGap: 2 })
    this.#doc.end()
    return this.#bytes
  }

  #pair({ name, value, strong = false }: PaperLine) {
    if (this.#doc.y > this.#doc.page.height - MARGIN - 40) this.#doc.addPage()
    const y = this.#doc.y + 5
    const look: Omit<Look, 'colour'> = { face: strong ? 'bold' : 'regular', size: strong ? 12 : 10, x: MARGIN, y }
    this.#write(name, { ...look, colour: strong ? INK : QUIET }, { width: 320 })
    const below = this.#doc.y
    this.#write(value, { ...look, colour: INK }, { align: 'right' })
    this.#doc.y = Math.max(below, this.#doc.y) + 5
    this.#line(HAIRLINE)
  }

  #write(words: string, { face = 'regular', size, colour, x, y }: Look, options: PDFKit.Mixins.TextOptions = {}) {
    const written = chooseFont(this.#doc, face, words)
    this.#doc.fontSize(size).fillColor(colour)
    if (x === undefined) this.#doc.text(written, options)
    else this.#doc.text(written, x, y, options)
  }

  #line(color: string) {
    const { y, page } = this.#doc
    this.#doc
      .moveTo(MARGIN, y)
      .lineTo(page.width - MARGIN, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  }
}
