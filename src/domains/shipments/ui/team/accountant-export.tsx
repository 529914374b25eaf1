import { useState } from 'react'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'

/** What was posted in a period, with the key of each paper, as a spreadsheet for the accountant's program. */
export function AccountantExport() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  return (
    <div className="grid gap-4">
      <p className="measure text-quiet">
        Uma linha por pacote postado: o que foi pago, para onde foi, o rastreio e a chave da NF-e ou da DC-e. Onde falta
        a chave, a planilha diz.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="De" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        <Field label="Até" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        {from && to && (
          <DownloadButton
            href={`/api/team/shop/files/posted?from=${from}&to=${to}`}
            name={`postados-${from}-a-${to}.csv`}
          >
            Baixar a planilha
          </DownloadButton>
        )}
      </div>
    </div>
  )
}
