import { trustedHtml } from '#browser/trusted-types.ts'
import { type LegalText, versionPath } from '#domains/accounts/agreements.rules.ts'
import { formatDay } from '#shared/dates.ts'
import { Chapter, Part, STACKED } from './chapter.tsx'

type Head = { number: number; note: string; inForceAt: Date }
type Words = { lead: string; parts: readonly { id: string; title: string; html: string }[] }
type Props = Words & { text: string; title: string; version: number; inForceAt: Date | null; upcoming: readonly Head[] }

/** One legal text as it is in force, since when, and what is to come. */
export const LegalChapter = ({ text, title, version, inForceAt, upcoming, ...words }: Props) => (
  <Chapter id={text} title={title} {...(inForceAt && { updated: formatDay(inForceAt) })}>
    {version > 0 && (
      <p className="text-quiet text-sm">
        Versão {version}. <a href={versionPath(text as LegalText, version)}>O que mudou, e as versões anteriores</a>
      </p>
    )}
    {upcoming.map(({ number, note, inForceAt: from }) => (
      <p key={number} className="border-metal border-l-2 pl-4">
        A partir de {formatDay(from)} vale a <a href={versionPath(text as LegalText, number)}>versão {number}</a>:{' '}
        {note}
      </p>
    ))}
    <LegalWords {...words} />
  </Chapter>
)

/** What a legal text says, its chapters folded. */
export const LegalWords = ({ lead, parts }: Words) => (
  <>
    <Html html={lead} />
    {parts.map(({ id, title, html }) => (
      <Part key={id} title={title}>
        <Html html={html} />
      </Part>
    ))}
  </>
)

const Html = ({ html }: { html: string }) => <div className={STACKED} dangerouslySetInnerHTML={trustedHtml(html)} />
