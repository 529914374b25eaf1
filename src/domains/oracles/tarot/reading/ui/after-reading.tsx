import { cardName } from '../../deck/rules.ts'
import { ProofPanel } from '../../../draw/ui/proof-panel.tsx'
import { NextStep } from '../../../ui/next-step.tsx'
import { KeepAndShare } from './keep-and-share.tsx'
import type { KeptProps } from './use-kept.ts'

/** What can be done with a reading: keep it, show it, print it, talk it over, and prove that nobody chose the cards. */
export const AfterReading = (kept: KeptProps) => (
  <>
    <KeepAndShare {...kept} />
    <div data-print="no" className="grid gap-12">
      <NextStep address="/consultores?especialidade=tarot&online=sim" words="Fale com quem lê tarot agora">
        Uma leitura também é conversa. Se quiser outra cabeça olhando junto, leve estas cartas e a sua pergunta: o preço
        por minuto aparece antes.
      </NextStep>
      <ProofPanel draw={kept.draw} nameOf={cardName} />
    </div>
  </>
)
