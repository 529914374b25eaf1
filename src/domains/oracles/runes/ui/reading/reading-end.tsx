import { Button } from '#browser/kit/buttons/button.tsx'
import { NextStep } from '../../../ui/next-step.tsx'

type Props = { counsel: string; hasHarshName: boolean; onAgain: () => void }

/** The end of a reading: an action, a note on threatening names, and where to find a consultant. */
export const ReadingEnd = ({ counsel, hasHarshName, onAgain }: Props) => (
  <>
    <div className="grid gap-3 rounded-lg bg-metal-wash p-5 sm:p-6">
      <h4 className="eyebrow">Um gesto possível</h4>
      <p className="measure font-display text-xl">{counsel}</p>
      <p className="measure text-quiet text-sm">
        Se fizer sentido, marque você o dia. Se não fizer, a leitura também serve para discordar.
      </p>
    </div>
    {hasHarshName && (
      <p className="measure text-quiet text-sm">
        Os nomes vêm de um mundo com inverno. Espinho, granizo, necessidade e gelo são imagens de dificuldade comum, não
        ameaças. Se alguém usar uma delas para vender proteção, encerre a conversa e avise-nos.
      </p>
    )}
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button variant="secondary" onClick={onAgain}>
        Fazer outra pergunta
      </Button>
      <p className="measure text-quiet text-sm">
        Uma pergunta, uma tiragem: já em Tácito, quando a sorte saía contrária, o assunto ficava para outro dia.
      </p>
    </div>
    <NextStep address="/consultores?especialidade=runas&online=sim" words="Falar com quem lê runas agora">
      As letras são antigas, a leitura é dos nossos dias e ninguém prova o que ela diz de você. Em companhia, costuma
      render mais conversa.
    </NextStep>
  </>
)
