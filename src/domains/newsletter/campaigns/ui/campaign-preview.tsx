import { useQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { trustedHtml } from '#browser/trusted-types.ts'
import { previewCampaign } from '../contract.ts'

type Props = { id: string; version: number; subject: string; preheader: string }

/** How a campaign arrives as it was saved: in the list of a mail program, as a letter, and as plain text. */
export function CampaignPreview({ id, version, subject, preheader }: Props) {
  const { data, error } = useQuery({
    queryKey: [previewCampaign.path, id, version],
    queryFn: () => browserApi(previewCampaign, { id }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby="previa" className="grid min-w-0 gap-3 lg:sticky lg:top-4">
      <h2 id="previa" className="text-lg">
        Como chega
      </h2>
      <p className="truncate rounded-md border border-line bg-surface px-3 py-2 text-sm">
        <strong className="font-semibold">{subject}</strong> <span className="text-quiet">{preheader}</span>
      </p>
      {error && <p className="text-bad text-sm">{errorMessage(error)}</p>}
      <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        <p className="break-words font-display text-2xl">{subject}</p>
        {data?.html ? (
          <div className="prose wrap-anywhere [&>:first-child]:mt-0" dangerouslySetInnerHTML={trustedHtml(data.html)} />
        ) : (
          <p className="text-quiet text-sm">Ainda sem texto.</p>
        )}
      </div>
      <Fold title="Só o texto">
        <pre className="wrap-anywhere whitespace-pre-wrap text-sm">{data?.text}</pre>
      </Fold>
    </section>
  )
}
