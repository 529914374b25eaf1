import { InterestBoxes } from './interest-boxes.tsx'

/** Optional, and folded: whoever opens it says what they want to read about. The form reads the boxes. */
export const FoldedInterests = () => (
  <details className="w-full text-sm">
    <summary className="min-h-6 cursor-pointer">Escolher assuntos (opcional)</summary>
    <div className="mt-3 grid gap-2">
      <InterestBoxes legend="Sobre o que você quer ler" />
      <p className="text-quiet">
        Às vezes uma carta é de um assunto só, e vai a quem o escolheu. As outras chegam a todos.
      </p>
    </div>
  </details>
)
