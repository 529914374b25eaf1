import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { type ReadDocument, readDocuments } from '../../application-documents/contract.ts'
import { documentNames, LEAST_REASON, MOST_REASON } from '../../application-documents/bounds.rules.ts'

type Props = {
  id: string
  /** The application was decided: reading takes a reason. */
  isDecided?: boolean
}

/** The documents of an application: opened with a code of the second factor, and each reading is in the log. */
export function ApplicationDocuments({ id, isDecided = false }: Props) {
  const [reason, setReason] = useState('')
  const read = useMutation({
    mutationFn: () => browserApi(readDocuments, { id, ...(isDecided && { reason }) }),
    // Nothing of it stays when the page moves on.
    gcTime: 0,
  })
  const isWritten = !isDecided || [...reason.trim()].length >= LEAST_REASON
  if (read.data)
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        {read.data.documents.map((one) => (
          <OpenDocument key={one.kind} one={one} />
        ))}
      </div>
    )
  return (
    <form
      method="post"
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWritten) read.mutate()
      }}
    >
      {isDecided && (
        <TextArea
          label="Por que você precisa ver"
          rows={2}
          maxLength={MOST_REASON}
          value={reason}
          className="w-full"
          hint={`Pelo menos ${LEAST_REASON} caracteres. Fica no registro, e a pessoa sabe que alguém leu.`}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={read.isPending}
        busyWords="Abrindo…"
        disabled={!isWritten}
      >
        Ver os documentos
      </Button>
      {read.isError && <ErrorState>{errorMessage(read.error)}</ErrorState>}
    </form>
  )
}

/** A PDF is only handed over as bytes: no page of this site ever shows one. */
function addressOf({ base64, isPdf }: ReadDocument) {
  if (base64 === null) return undefined
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: isPdf ? 'application/octet-stream' : 'image/webp' }))
}

function OpenDocument({ one }: { one: ReadDocument }) {
  const url = useMemo(() => addressOf(one), [one])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const name = documentNames[one.kind]
  return (
    <figure className="grid content-start gap-2">
      {url && !one.isPdf && (
        <a href={url} target="_blank" rel="noreferrer" aria-label={`${name}, em tamanho real`}>
          <img src={url} alt={name} className="max-h-96 w-full rounded-md border border-line object-contain" />
        </a>
      )}
      {url && one.isPdf && (
        <a href={url} download={`${one.kind}.pdf`} className="prose-link text-sm">
          Baixar o PDF
        </a>
      )}
      {!url && <p className="text-sm text-warn">Este arquivo não abre. Peça outro à pessoa.</p>}
      <figcaption className="text-quiet text-sm">
        {name}, de {formatDayAndTime(one.uploadedAt)}
      </figcaption>
    </figure>
  )
}
