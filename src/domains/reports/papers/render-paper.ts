import { PaperDocument } from '#platform/pdf/paper-document.ts'
import type { Company } from '#shared/company.ts'
import type { Paper } from '../sums/rules.ts'

/** A statement as PDF, in the design of receipts. Takes as long as hundreds of requests: for a thread of its own. */
export function renderPaper({ overline, title, sections }: Paper, company: Company): Promise<Buffer> {
  const document = new PaperDocument(`${overline} ${title}`, company)
  document.heading(overline, title)
  for (const section of sections) document.lines(section.lines, section.title)
  return document.end()
}
