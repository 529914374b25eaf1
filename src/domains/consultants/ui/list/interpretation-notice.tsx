import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { searchConsultants } from '../../search/contract.ts'

/** Tells the reader when the text was not searched as typed. */
export function InterpretationNotice({
  found: { interpretation, correctedText },
  typed,
}: {
  found: OutputOf<typeof searchConsultants>
  typed: string
}) {
  if (interpretation === 'as_typed' || interpretation === 'none') return null
  return (
    <div className="mb-6">
      <Notice tone="accent">
        {interpretation === 'spelling_corrected' ? (
          <>
            Não encontramos “{typed.trim()}”. Procuramos por <strong>{correctedText}</strong>.
          </>
        ) : (
          <>
            Ninguém tem todas as palavras de “{typed.trim()}”. Estas pessoas têm ao menos uma
            {correctedText ? ' de ' : '.'}
            {correctedText && <strong>{correctedText}</strong>}
            {correctedText && '.'}
          </>
        )}
      </Notice>
    </div>
  )
}
