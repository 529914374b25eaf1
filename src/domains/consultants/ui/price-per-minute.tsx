import { formatBRL } from '#shared/money.ts'

/** A price in reais in the format of the spec: R$ 2,99/min. */
export const PricePerMinute = ({ reais, className }: { reais: number; className?: string }) => (
  <data value={reais} className={className}>
    {formatBRL(BigInt(Math.round(reais * 100)))}
    <span className="font-sans text-quiet text-sm">/min</span>
  </data>
)

/** Said before anybody buys or requests: minutes of packages are not used here. */
export const NoPackages = ({ name }: { name: string }) => (
  <p className="text-quiet text-sm">
    {name} não atende com minutos de pacotes e planos. Com {name}, a conversa usa o seu saldo.
  </p>
)
