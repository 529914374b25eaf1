import { cardName } from '../../cards.rules.ts'
import { VerificationPanel } from '../../../draw/ui/verification-panel.tsx'
import { NextStep } from '../../../ui/next-step.tsx'
import { KeepAndShare } from './keep-and-share.tsx'
import type { KeptReadingProps } from './use-kept-reading.ts'

/** What can be done with a reading: keep it, show it, print it, talk it over, and prove that nobody chose the cards. */
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
