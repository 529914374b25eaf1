import type { NeedShown } from '../../search/contract.ts'

const CVV = (
  <>
    o CVV atende de graça, a qualquer hora, pelo{' '}
    <a href="tel:188" className="prose-link">
      188
    </a>{' '}
    ou em{' '}
    <a href="https://cvv.org.br" className="prose-link" rel="noreferrer">
      cvv.org.br
    </a>
  </>
)

/** What was understood of a search, what a consultation is not, and the help line: beside the list, quietly. */
export const NeedNotes = ({ needs, isPart }: { needs: readonly NeedShown[]; isPart: boolean }) => {
  const words = [...new Set(needs.flatMap((need) => need.words))]
  return (
    <div className="mb-6 grid max-w-prose gap-1 border-metal border-l-2 pl-4 text-quiet text-sm">
      <p>
        {isPart
          ? 'Estes perfis falam de parte do que você procura.'
          : `Estes perfis falam de ${words.slice(0, -1).join(', ')}${words.length > 1 ? ' ou ' : ''}${words.at(-1)}.`}
      </p>
      {needs.map(({ slug, note }) => note && <p key={slug}>{note}</p>)}
      {needs.some(({ care }) => care === 'line') && <p>Se estiver pesado demais, {CVV}.</p>}
    </div>
  )
}

/** Instead of a list: somebody to talk to now. A consultation is not what is needed first. */
export const CareFirst = () => (
  <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 sm:p-10">
    <h2 className="text-2xl">Antes de qualquer consulta: você não está só</h2>
    <p className="measure text-lg">
      Se a vontade é de não estar mais aqui, fale com alguém agora: {CVV}. Em perigo imediato, ligue{' '}
      <a href="tel:192" className="prose-link">
        192
      </a>{' '}
      (SAMU) ou procure um pronto-socorro.
    </p>
    <p className="measure text-quiet">
      As consultas daqui não são socorro nem tratamento. Elas continuam aqui para outro dia.
    </p>
    <p>
      <a href="/consultores" className="prose-link">
        Voltar à lista de consultores
      </a>
    </p>
  </div>
)
