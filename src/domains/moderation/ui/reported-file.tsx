import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { browserApi } from '#browser/api.ts'
import { readReportedFile } from '../reading/contract.ts'
import { ReasonToOpen } from './reason-to-open.tsx'

function addressOf({ base64, mediaType }: { base64: string; mediaType: string }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: mediaType }))
}

type Props = { id: string; name: string; isVoice: boolean; isOfRoom: boolean }

/** The photo or voice of an open case as it was, after a reason and the code of the second factor. */
export function ReportedFile({ id, name, isVoice, isOfRoom }: Props) {
  const opening = useMutation({ mutationFn: (reason: string) => browserApi(readReportedFile, { id, reason }) })
  const { data } = opening
  const url = useMemo(() => data && addressOf(data), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (!data || !url)
    return (
      <div className="mt-4">
        <ReasonToOpen
          title={isVoice ? 'Ouvir a voz' : 'Ver a foto'}
          label={isVoice ? 'Por que você precisa ouvir' : 'Por que você precisa ver'}
          hint={
            isOfRoom
              ? 'Fica registrado, e os dois da consulta veem que foi aberta, quando e por quê.'
              : 'Fica registrado, e a pessoa vê que foi aberta, e quando.'
          }
          words={isVoice ? 'Abrir a voz' : 'Abrir a foto'}
          isBusy={opening.isPending}
          error={opening.error}
          open={opening.mutate}
        />
      </div>
    )
  return data.mediaType.startsWith('image/') ? (
    <img src={url} alt={name} className="mt-4 max-h-80 rounded-md" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of a minute, heard to judge it
    <audio src={url} controls aria-label={name} className="mt-4 w-full max-w-md" />
  )
}
