import { Badge } from '#browser/kit/display/badge.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { type LegalText, versionPath } from '#domains/accounts/agreements.rules.ts'
import type { readLegalVersion } from '#domains/content/legal/contract.ts'
import { formatDay } from '#shared/dates.ts'
import type { OutputOf } from '#shared/contract.ts'
import { LegalWords } from './legal-chapter.tsx'

type Version = OutputOf<typeof readLegalVersion>

/** One version of a legal text: from when on, what it changed, what it says, and all others. */
export function LegalVersion({ version }: { version: Version }) {
  const { text, title, number, note, inForceAt, publishedAt, isInForce, contentHash, changes, versions } = version
  return (
    <main className="page py-10">
      <PageHeading
        overline={`Versão ${number}, publicada em ${formatDay(publishedAt)}`}
        title={title}
        lead={isInForce ? `É a que vale, desde ${formatDay(inForceAt)}.` : wordsOfTime(version)}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="grid min-w-0 content-start gap-10">
          <section aria-labelledby="mudou" className="grid gap-3">
            <h2 id="mudou" className="text-2xl">
              O que mudou
            </h2>
            <p className="measure whitespace-pre-line">{note}</p>
            {changes.length > 0 && <Changes lines={changes} />}
          </section>
          <section aria-labelledby="texto" className="prose min-w-0">
            <h2 id="texto">O texto inteiro</h2>
            <LegalWords {...version} />
          </section>
        </div>
        <aside aria-labelledby="versoes" className="grid content-start gap-3">
          <h2 id="versoes" className="text-lg">
            Todas as versões
          </h2>
          <ol className="border-line border-t">
            {versions.map((one) => (
              <li key={one.number} className="grid gap-1 border-line border-b py-2 text-sm">
                <span>
                  {one.number === number ? (
                    <strong>Versão {one.number}</strong>
                  ) : (
                    <a href={versionPath(text as LegalText, one.number)} className="prose-link">
                      Versão {one.number}
                    </a>
                  )}
                  , desde {formatDay(one.inForceAt)}
                </span>
                {one.asksAgain && (
                  <span>
                    <Badge>pediu novo aceite</Badge>
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p className="text-quiet text-xs wrap-anywhere">
            SHA-256 do texto desta versão: <code>{contentHash}</code>
          </p>
          <a href={`/data-management#${text}`} className="prose-link text-sm">
            Ler o que vale agora
          </a>
        </aside>
      </div>
    </main>
  )
}

const wordsOfTime = ({ inForceAt, number, versions }: Version) => {
  const next = versions.findLast((one) => one.number > number)
  return next
    ? `Valeu de ${formatDay(inForceAt)} até ${formatDay(next.inForceAt)}, e fica guardada aqui.`
    : `Vale a partir de ${formatDay(inForceAt)}.`
}

/** What came, went or stayed, each with its word for whoever does not see the colour. */
const Changes = ({ lines }: { lines: Version['changes'] }) => (
  <div className="grid gap-1 text-sm">
    {lines.map((line, at) =>
      !line ? (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity and never move
        <p key={at} aria-hidden="true" className="px-3 text-quiet">
          …
        </p>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity and never move
        <Change key={at} kind={line.in} words={line.text} />
      ),
    )}
  </div>
)

const LOOK = 'block rounded-sm px-3 py-1.5 no-underline wrap-anywhere'

function Change({ kind, words }: { kind: string; words: string }) {
  if (kind === 'older')
    return (
      <del className={classes(LOOK, 'bg-bad-wash')}>
        <span className="font-semibold">Saiu: </span>
        {words}
      </del>
    )
  if (kind === 'newer')
    return (
      <ins className={classes(LOOK, 'bg-good-wash')}>
        <span className="font-semibold">Entrou: </span>
        {words}
      </ins>
    )
  return <p className={classes(LOOK, 'text-quiet')}>{words}</p>
}
