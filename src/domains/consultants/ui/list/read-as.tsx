import { Notice } from '#browser/kit/notice.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { searchConsultants } from '../../search/contract.ts'

/** Says so when the words were not taken as they were typed. */
export function ReadAs({
  found: { reading, meant },
  typed,
}: {
  found: OutputOf<typeof searchConsultants>
  typed: string
}) {
  if (reading === 'as_typed' || reading === 'nobody') return null
  return (
    <div className="mb-6">
      <Notice tone="accent">
        {reading === 'mended' ? (
          <>
            Não encontramos “{typed.trim()}”. Procuramos por <strong>{meant}</strong>.
          </>
        ) : (
          <>
            Ninguém tem todas as palavras de “{typed.trim()}”. Estas pessoas têm ao menos uma{meant ? ' de ' : '.'}
            {meant && <strong>{meant}</strong>}
            {meant && '.'}
          </>
        )}
      </Notice>
    </div>
  )
}
