import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { trustedHtml } from '#browser/trusted-types.ts'
import { previewCampaign } from '../contract.ts'

type Text = { subject: string; preheader: string; body: string }
const PAUSE_MS = 500

/** The last text for which nobody typed for half a second. */
function useSettled(text: Text): Text {
  const { subject, preheader, body } = text
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle({ subject, preheader, body }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [subject, preheader, body])
  return settled
}

/** How a campaign arrives: in the list of a mail program, as a letter, and as plain text. */
export function CampaignPreview(text: Text) {
  const shown = useSettled({ ...text, subject: text.subject.trim() || 'Sem assunto' })
  const { data, error } = useQuery({
    queryKey: [previewCampaign.path, shown],
    queryFn: () => browserApi(previewCampaign, shown),
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return (
    <section aria-labelledby="previa" className="grid min-w-0 gap-3 lg:sticky lg:top-4">
      <h2 id="previa" className="text-lg">
        Como chega
      </h2>
      <p className="truncate rounded-md border border-line bg-surface px-3 py-2 text-sm">
        <strong className="font-semibold">{shown.subject}</strong> <span className="text-quiet">{shown.preheader}</span>
      </p>
      {error && <p className="text-bad text-sm">{errorMessage(error)}</p>}
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <p className="font-display text-2xl break-words">{shown.subject}</p>
        {data?.html ? (
          <div className="prose wrap-anywhere" dangerouslySetInnerHTML={trustedHtml(data.html)} />
        ) : (
          <p className="text-quiet text-sm">O texto aparece aqui enquanto você escreve.</p>
        )}
      </div>
      <Fold title="Só o texto">
        <pre className="wrap-anywhere whitespace-pre-wrap text-sm">{data?.text}</pre>
      </Fold>
    </section>
  )
}
