import { DownloadButton } from '#browser/files/download-button.tsx'
import { BOOK_FILE_WORDS, BOOK_FILES, bookFileName } from '../../books/file-names.rules.ts'

/** Everything of a month as files. */
export const MonthFiles = ({ month }: { month: string }) => (
  <section aria-labelledby="arquivos" className="grid gap-3" data-print="no">
    <h2 id="arquivos" className="text-xl">
      Arquivos
    </h2>
    <div className="flex flex-wrap gap-2">
      {BOOK_FILES.map((file) => (
        <DownloadButton
          key={file}
          href={`/api/team/accounting/files/${file}?${new URLSearchParams({ month })}`}
          name={bookFileName(file, month)}
        >
          {BOOK_FILE_WORDS[file]}
        </DownloadButton>
      ))}
    </div>
  </section>
)
