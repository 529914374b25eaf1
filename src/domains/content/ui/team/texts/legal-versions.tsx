import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { type LegalText, versionPath } from '#domains/accounts/agreements.rules.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readLegalHistory } from '../../../legal/contract.ts'
import { PLACEHOLDERS } from '../../../legal/placeholders.rules.ts'
import { PublishForm } from './publish-form.tsx'

/** The published versions of a legal text, and publishing what was kept last as the next one. */
export function LegalVersions({ text, isDirty }: { text: LegalText; isDirty: boolean }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(readLegalHistory, { text }), staleTime: 0 })
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-40 w-full" />
  const { revision, versions, isChanged, hasCompany } = data
  return (
    <section aria-labelledby="versoes" className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 id="versoes" className="text-lg">
        Versões publicadas
      </h2>
      <p className="measure text-quiet text-sm">
        O que você guarda é rascunho. Quem visita lê a última versão em vigor, que não muda mais. Entre chaves entram os
        dados da casa: {PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')}.
      </p>
      {versions.length === 0 && <p className="text-sm">Nenhuma ainda: lê-se o texto que veio com o produto.</p>}
      <ol className="border-line border-t text-sm" aria-label="Versões, da mais nova à mais antiga">
        {versions.map(({ number, note, asksAgain, inForceAt }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b py-2">
            <a href={versionPath(text, number)} target="_blank" rel="noopener" className="prose-link">
              Versão {number}
            </a>
            <span className="tabular-nums">{formatDayAndTime(inForceAt)}</span>
            {asksAgain && <Badge tone="accent">pede novo aceite</Badge>}
            <span className="min-w-0 flex-1 basis-60 text-quiet">{note}</span>
          </li>
        ))}
      </ol>
      {!hasCompany ? (
        <Notice tone="warn" title="Faltam os dados da empresa">
          <a href="/admin-dashboard/equipe/empresa" className="prose-link">
            Escrever os dados
          </a>
        </Notice>
      ) : isDirty ? (
        <p className="text-sm">Guarde o rascunho para publicar o que mudou.</p>
      ) : isChanged ? (
        <PublishForm key={versions.length} text={text} base={versions[0]?.number ?? 0} revision={revision} />
      ) : (
        <p className="text-quiet text-sm">O rascunho diz o mesmo que a última versão: nada a publicar.</p>
      )}
    </section>
  )
}
