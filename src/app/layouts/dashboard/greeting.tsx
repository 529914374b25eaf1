import { type ReactNode, useState } from 'react'
import type { EmblemName } from '#browser/kit/art/emblem.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { formatTime } from '#shared/dates.ts'

const today = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** What stands in the sky over São Paulo. */
function emblemAt(now: Date): EmblemName {
  const hour = Number(formatTime(now).slice(0, 2))
  return hour < 5 || hour >= 18 ? 'moon' : hour < 11 ? 'sunrise' : 'astrologia'
}

/** The head of a dashboard's first page: the date, who it belongs to, the sun or the moon. */
export function Greeting({ name, lead }: { name: string; lead?: ReactNode }) {
  const [now] = useState(() => new Date())
  return <PageHeading overline={today.format(now)} title={`Olá, ${name}`} lead={lead} emblem={emblemAt(now)} />
}
