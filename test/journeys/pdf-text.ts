import { inflateSync } from 'node:zlib'

/** The words of a PDF as PDFKit writes it: lines are arrays of glyphs, and each font says which letters they are. */
export function pdfText(bytes: Buffer): string {
  const streams = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, body]) => {
    try {
      return [inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const alphabets = streams
    .filter((stream) => stream.includes('begincmap'))
    .map((stream) => lettersIn(stream.slice(stream.indexOf('beginbfrange'))))
  const lines = streams.flatMap((stream) => [...stream.matchAll(/\[(<[^\]]*)\] TJ/g)].map(([, shown]) => shown!))
  // Which font a line is in is not asked: in another one's letters it is no amount of money.
  return lines
    .flatMap((line) => alphabets.map((letters) => glyphsIn(line).map((glyph) => letters[glyph] ?? '')))
    .map((line) => line.join(''))
    .join('\n')
}

const lettersIn = (map: string) =>
  [...map.slice(map.indexOf('[')).matchAll(/<([\da-f]{4,})>/g)].map(([, code]) =>
    String.fromCharCode(Number.parseInt(code!, 16)),
  )
const glyphsIn = (line: string) =>
  [...line.matchAll(/<([\da-f]+)>/g)].flatMap(([, run]) =>
    run!.match(/.{4}/g)!.map((glyph) => Number.parseInt(glyph, 16)),
  )
