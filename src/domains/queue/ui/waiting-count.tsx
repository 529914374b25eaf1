import { waitingWords } from './queue-words.ts'
import { useQueue } from './use-queue.ts'

/** For a consultant: how many wait for them. Nobody hurries what is going on. */
export function WaitingCount({ consultantId }: { consultantId: string }) {
  const queue = useQueue(consultantId)
  if (!queue || queue.waiting === 0) return null
  return (
    <p role="status" className="flex flex-wrap gap-x-2 rounded-lg bg-metal-wash px-4 py-3 text-sm">
      <span className="font-semibold">{waitingWords(queue.waiting)} na sua fila</span>
      <span className="text-quiet">
        A próxima é chamada quando você ficar livre. Sem pressa: a conversa de agora não muda.
      </span>
    </p>
  )
}
