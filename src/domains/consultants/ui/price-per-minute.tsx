const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** A price in reais as the spec shows it: R$ 2,99/min. */
export const PricePerMinute = ({ reais, className }: { reais: number; className?: string }) => (
  <data value={reais} className={className}>
    {brl.format(reais)}
    <span className="font-sans text-quiet text-sm">/min</span>
  </data>
)
