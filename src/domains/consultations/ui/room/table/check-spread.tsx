import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { lazyApiQuery } from '#browser/query.ts'
import { browserHashes } from '#domains/oracles/draw/ui/browser-hashes.ts'
import { DrawChecks } from '#domains/oracles/draw/ui/draw-checks.tsx'
import { findWitnessRecord } from '#domains/oracles/draw/ui/witness-record.ts'
import { CARDS, RUNES } from '#domains/oracles/draws.rules.ts'
import type { Spread } from '../../../table/spread.rules.ts'
import { verifySpread } from '../../../table/verification.rules.ts'
import { type Names, nameOfSide } from './table-words.ts'

type Props = { consultationId: string; spread: Spread; names: Names }

/** Repeats the draw in this browser, with the seed that the platform had committed to before anybody shuffled. */
export function CheckSpread({ consultationId, spread, names }: Props) {
  const asked = { id: consultationId, spreadId: spread.id }
  const seed = useQuery({
    ...lazyApiQuery(
      '/api/consultations/:id/spreads/:spreadId/seed',
      async () => (await import('../../../table/contract.ts')).readSpreadSeed,
      asked,
    ),
    retry: false,
  })
  const hashes = browserHashes()
  const checks = useQuery({
    queryKey: ['table check', spread.id, seed.data?.seed, spread.places.length],
    queryFn: () => verifySpread(spread, { seed: seed.data!.seed, witnessed: findWitnessRecord(spread.id) }, hashes!),
    enabled: seed.data !== undefined && hashes !== undefined,
    networkMode: 'always',
  })
  if (!hashes) return <p>Este navegador só faz estas contas em páginas seguras (https).</p>
  if (seed.error) return <p role="status">{errorMessage(seed.error)}</p>
  if (!checks.data || !seed.data) return <p role="status">Conferindo…</p>
  const nameOf = (piece: number, reversed: boolean) =>
    `${(spread.kind === 'tarot' ? CARDS : RUNES)[piece]?.name ?? '?'}${reversed ? ', invertida' : ''}`
  return (
    <div className="grid gap-4 text-sm">
      <DrawChecks checks={checks.data} nameOf={spread.kind === 'iching' ? undefined : nameOf} />
      <dl className="grid gap-2">
        <Part name="Selo da casa, mostrado antes" text={spread.commitment} />
        {spread.parts.map(({ by, part }) => (
          <Part key={by} name={`Parte de quem embaralhou: ${nameOfSide(names, by)}`} text={part} />
        ))}
        <Part name="Semente da casa, contada depois" text={seed.data.seed} />
      </dl>
      <a href="/blog/como-provar-que-um-sorteio-foi-justo" target="_blank" rel="noopener" className="prose-link w-fit">
        Como funciona, em outra aba
      </a>
    </div>
  )
}

const Part = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="break-all font-mono text-quiet text-xs">{text}</dd>
  </div>
)
