import { useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { saveFile } from '#browser/files/save-file.ts'
import { Download } from '#browser/icons/download.ts'
import { storedToken } from '#browser/session-token.ts'

type Props = { href: string; name: string; children: string }

/** Fetches a file of the reader's own and saves it: a plain link would not carry the session. */
export function DownloadButton({ href, name, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const answer = await fetch(href, { headers: { authorization: `Bearer ${storedToken()}` } })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text())
      saveFile(await answer.blob(), name)
    } catch (error) {
      toast({ title: 'O arquivo não veio', description: errorMessage(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" busy={isBusy} busyWords="Preparando…" onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4" />
      {children}
    </Button>
  )
}
