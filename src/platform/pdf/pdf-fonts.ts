import { fileURLToPath } from 'node:url'

const REGULAR = fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'))
const BOLD = fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'))
const noto = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url))

/** Ours first; then all of Latin, Greek and Cyrillic; then kana, kanji, hanzi and hangul. */
const FACES = {
  regular: [REGULAR, noto('noto-sans.woff'), noto('noto-sans-cjk.woff2')],
  bold: [BOLD, noto('noto-sans-bold.woff'), noto('noto-sans-cjk.woff2')],
} as const
export type Face = keyof typeof FACES

/** What PDFKit knows of the font that it writes in; its types do not say it. */
type Writing = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }

const canWrite = (document: PDFKit.PDFDocument, letter: string) =>
  /\s/.test(letter) || (document as unknown as Writing)._font.font.hasGlyphForCodePoint(letter.codePointAt(0)!)

/**
 * Makes the first font the document's that has all letters of the words, or else the last. Answers the words to write:
 * what no font has is said by its plain letters, or by its number, and never by boxes.
 */
export function chooseFont(document: PDFKit.PDFDocument, face: Face, words: string): string {
  for (const file of FACES[face]) {
    document.font(file)
    if (Array.from(words).every((letter) => canWrite(document, letter))) return words
  }
  return Array.from(words.normalize('NFC'), (letter) =>
    canWrite(document, letter) ? letter : plainlyWritten(document, letter),
  ).join('')
}

const code = (letter: string) => `(U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`
const plainlyWritten = (document: PDFKit.PDFDocument, letter: string) =>
  Array.from(letter.normalize('NFKD'))
    .filter((part) => !/\p{M}|\p{Cf}/u.test(part))
    .map((part) => (canWrite(document, part) ? part : code(part)))
    .join('')
