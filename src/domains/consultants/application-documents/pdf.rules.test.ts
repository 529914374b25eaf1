import { expect, test } from 'vitest'
import { isPdf, pdfFault } from './pdf.rules.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const pdf = (inside = '<< /Type /Catalog >>') => bytes(`%PDF-1.7\n1 0 obj ${inside} endobj\ntrailer << >>\n%%EOF\n`)

test.each([
  ['a PDF', pdf(), true],
  ['a page of HTML with a PDF in it', bytes('<script>alert(1)</script>%PDF-1.7\n%%EOF'), false],
  ['nothing', bytes(''), false],
])('what %s begins with says what it is', (_, file, is) => expect(isPdf(file)).toBe(is))

test.each([
  ['a scan', pdf(), undefined],
  ['one that was cut off', bytes('%PDF-1.7\n1 0 obj << >> endobj'), 'broken'],
  ['one whose end lies before two kilobytes of something else', bytes(`%PDF-1.7 %%EOF${' '.repeat(2_048)}`), 'broken'],
  ['one with a password', pdf('<< /Encrypt 5 0 R >>'), 'locked_pdf'],
  ['a program', pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'), 'active_pdf'],
  ['a program whose name is written by its codes', pdf('<< /S /Java#53cript >>'), 'active_pdf'],
  ['another program of the machine', pdf('<< /S /Launch >>'), 'active_pdf'],
  ['an attachment', pdf('<< /Type /EmbeddedFile >>'), 'active_pdf'],
  ['a picture in which some letters come by chance', pdf('<< /Length 9 >> stream\n/JS /XFA \nendstream'), undefined],
  ['a document that is signed', pdf('<< /AcroForm << /SigFlags 3 >> /Type /Sig >>'), undefined],
  ['a name that only begins like one', pdf('<< /JSON 1 /Encryption 2 >>'), undefined],
])('%s', (_, file, fault) => expect(pdfFault(file)).toBe(fault))
