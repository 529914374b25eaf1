import { cardName } from '../../cards.rules.ts'
import { VerificationPanel } from '../../../draw/ui/verification-panel.tsx'
import { NextStep } from '../../../ui/next-step.tsx'
import { KeepAndShare } from './keep-and-share.tsx'
import type { KeptReadingProps } from './use-kept-reading.ts'

/** The actions of a reading: keep, share, print, talk to a consultant, verify the draw. */
export const ReadingActions = (kept: KeptReadingProps) => (
  <>
    <KeepAndShare {...kept} />
    <div data-print="no" className="grid gap-12">
      <NextStep address="/consultores?especialidade=tarot&online=sim" words="Fale com quem lê tarot agora">
        Uma leitura também é conversa. Se quiser outra cabeça olhando junto, leve estas cartas e a sua pergunta: o preço
        por minuto aparece antes.
      </NextStep>
      <VerificationPanel draw={kept.draw} nameOf={cardName} />
    </div>
  </>
)
