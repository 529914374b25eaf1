import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readReportFile } from '../reports/contract.ts'

function addressOf({ base64, mediaType }: { base64: string; mediaType: string }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: mediaType }))
}

/** The photo or voice of a case as it was. */
export function ReportedFile({ id, name }: { id: string; name: string }) {
  const { data, error } = useQuery(apiQuery(readReportFile, { id }))
  const url = useMemo(() => data && addressOf(data), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (error) return <ErrorState>{errorMessage(error)}</ErrorState>
  if (!data || !url) return <Skeleton className="mt-4 size-40" />
  return data.mediaType.startsWith('image/') ? (
    <img src={url} alt={name} className="mt-4 max-h-80 rounded-md" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of a minute, heard to judge it
    <audio src={url} controls aria-label={name} className="mt-4 w-full max-w-md" />
  )
}
