import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { isBlank } from '#shared/typed-text/visible.ts'
import { loadDraft } from '../../tab-storage.ts'
import type { Outbox } from './outbox.ts'

/** Text that was not sent before the end, to be copied. */
export function UnsentText({ roomId, outbox }: { roomId: string; outbox: Outbox }) {
  const [draft] = useState(() => loadDraft(roomId))
  const unsent = [...outbox.map(({ body }) => body), ...(isBlank(draft) ? [] : [draft])]
  if (unsent.length === 0) return null
  const text = unsent.join('\n\n')
  const copy = () => navigator.clipboard.writeText(text).then(() => toast({ title: 'Texto copiado' }))
  return (
    <section
      aria-labelledby="nao-enviado"
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-metal-wash p-5"
    >
      <h2 id="nao-enviado" className="text-lg">
        Escrito, mas não enviado
      </h2>
      <p className="text-quiet text-sm">A consulta terminou antes. Seu texto continua aqui, só neste aparelho.</p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        Copiar o texto
      </Button>
    </section>
  )
}
