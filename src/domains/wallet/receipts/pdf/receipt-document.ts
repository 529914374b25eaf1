import PdfDocument from 'pdfkit'
import { fileURLToPath } from 'node:url'
import { COMPANY } from '#shared/company.ts'
import { qrPath } from '#shared/qr-path.ts'
import type { ReceiptLine } from '../wording.rules.ts'

const REGULAR = fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'))
const BOLD = fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'))
const INK = '#1E1B3A'
const QUIET = '#5B5772'
const GOLD = '#B07A1E'
const HAIRLINE = '#DDD5C5'
const MARGIN = 56
const QR_SIDE = 96

/** An A4 page in the platform's design, with the elements of a receipt. Coordinates in points, from the top left. */
export class ReceiptDocument {
  readonly #doc: PDFKit.PDFDocument
  readonly #bytes: Promise<Buffer>

  constructor(title: string) {
    this.#doc = new PdfDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'pt-BR',
      displayTitle: true,
      info: { Title: title, Author: COMPANY.legalName },
    })
    this.#bytes = new Promise((resolve, reject) => {
      const parts: Buffer[] = []
      this.#doc.on('data', (part: Buffer) => parts.push(part))
      this.#doc.on('end', () => resolve(Buffer.concat(parts)))
      this.#doc.on('error', reject)
    })
    this.#doc.font(BOLD).fontSize(13).fillColor(INK).text(COMPANY.name)
    this.#line(GOLD)
  }

  heading(overline: string, words: string) {
    this.#doc
      .moveDown(1.5)
      .font(REGULAR)
      .fontSize(10)
      .fillColor(GOLD)
      .text(overline.toUpperCase(), { characterSpacing: 1.5 })
    this.#doc.moveDown(0.2).font(BOLD).fontSize(22).fillColor(INK).text(words)
    this.#doc.moveDown(0.8)
  }

  lines(lines: readonly ReceiptLine[], title?: string) {
    if (title) this.#doc.moveDown(0.6).font(BOLD).fontSize(11).fillColor(INK).text(title)
    this.#doc.moveDown(0.3)
    this.#line(HAIRLINE)
    for (const line of lines) this.#pair(line)
    this.#doc.moveDown(0.6)
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
    this.#doc
      .font(REGULAR)
      .fontSize(9)
      .fillColor(QUIET)
      .text(words, x + QR_SIDE + 16, top + 8, { width: page.width - 2 * MARGIN - QR_SIDE - 16, lineGap: 2 })
    this.#doc.x = x
    this.#doc.y = Math.max(this.#doc.y, top + QR_SIDE + 8)
  }

  /** Writes the company's details at the end and closes the document. */
  end(): Promise<Buffer> {
    const { legalName, cnpj, address, email } = COMPANY
    this.#doc
      .moveDown(1)
      .font(REGULAR)
      .fontSize(8)
      .fillColor(QUIET)
      .text(`${legalName} · CNPJ ${cnpj}\n${address.join(', ')} · ${email}`, { lineGap: 2 })
    this.#doc.end()
    return this.#bytes
  }

  #pair({ name, value, strong = false }: ReceiptLine) {
    if (this.#doc.y > this.#doc.page.height - MARGIN - 40) this.#doc.addPage()
    const y = this.#doc.y + 5
    this.#doc.font(strong ? BOLD : REGULAR).fontSize(strong ? 12 : 10)
    this.#doc.fillColor(strong ? INK : QUIET).text(name, MARGIN, y, { continued: false, width: 320 })
    const below = this.#doc.y
    this.#doc.fillColor(INK).text(value, MARGIN, y, { align: 'right' })
    this.#doc.y = Math.max(below, this.#doc.y) + 5
    this.#line(HAIRLINE)
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
