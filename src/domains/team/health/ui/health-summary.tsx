import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { readHealth } from '../contract.ts'
import { faultsOf } from '../summary.rules.ts'

/** What needs somebody now, each with a link to its part; or that nothing does. */
export function HealthSummary({ health }: { health: OutputOf<typeof readHealth> }) {
  const faults = faultsOf(health)
  if (faults.length === 0)
    return (
      <Notice tone="good" title="Tudo em ordem">
        Nenhuma tarefa atrasada, nada parado, nenhuma conferência com erro.
      </Notice>
    )
  return (
    <Notice tone="bad" title="Precisa de alguém">
      <ul className="grid gap-1">
        {faults.map(({ words, part }) => (
          <li key={words}>
            <a href={`#${part}`} className="prose-link">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
