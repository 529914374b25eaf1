import { encodeDocument } from '#domains/consultants/application-documents/encode-document.ts'
import { encodePhoto } from '#domains/consultants/portraits/encode-photo.ts'
import { encodePicture } from '#domains/content/pictures/encode-picture.ts'
import { encodeSentPhoto } from '#domains/consultations/photos/encode-sent-photo.ts'
import { renderChartPdf } from '#domains/oracles/birth-chart/pdf/render-chart-pdf.ts'
import type { ChartPaperInput } from '#domains/oracles/birth-chart/pdf/contract.ts'
import { drawSky } from '#domains/oracles/index.ts'
import { renderReceiptPdf } from '#domains/receipts/render-receipt-pdf.ts'
import { renderSlips } from '#domains/shipments/papers/render-slips.ts'
import type { Slip } from '#domains/shipments/papers/slips.rules.ts'
import { renderPaper } from '#domains/reports/papers/render-paper.ts'
import type { Paper } from '#domains/reports/sums/rules.ts'
import { rewriteSound } from '#platform/audio/rewrite-sound.ts'
import { answerTasks } from '#platform/background/answer-tasks.ts'
import { type Label, labelsPdf } from '#platform/pdf/label-document.ts'
import type { Company } from '#shared/company.ts'
import { drawOgImage, type OgImageText } from '#platform/og-image/draw-og-image.ts'
import type { OgImageFormat } from '#platform/og-image/og-image-format.ts'

type Receipt = { code: string; content: string; hash: string }

const tasks = {
  photo: encodePhoto,
  document: encodeDocument,
  sentPhoto: encodeSentPhoto,
  contentPicture: encodePicture,
  sound: rewriteSound,
  receiptPdf: ({ receipt, ...rest }: { receipt: Receipt; publicUrl: string; company: Company }): Promise<Uint8Array> =>
    renderReceiptPdf(receipt, rest),
  chartPdf: ({ chart, company }: { chart: ChartPaperInput; company: Company }): Promise<Uint8Array> =>
    renderChartPdf(chart, company),
  reportPdf: ({ paper, company }: { paper: Paper; company: Company }): Promise<Uint8Array> =>
    renderPaper(paper, company),
  slipsPdf: ({ slips, company }: { slips: readonly Slip[]; company: Company }): Promise<Uint8Array> =>
    renderSlips(slips, company),
  labelsPdf: ({ title, labels }: { title: string; labels: readonly Label[] }): Promise<Uint8Array> =>
    labelsPdf(title, labels),
  sky: async ({ day }: { day: string }): Promise<Uint8Array> => {
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(drawSky(day)))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  },
  ogImage: ({ text, format }: { text: OgImageText; format: OgImageFormat }): Promise<Uint8Array> =>
    drawOgImage(text, format),
}
export type DrawingTasks = typeof tasks

answerTasks(tasks)
