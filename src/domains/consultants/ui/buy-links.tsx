export const BUY_OPTIONS = [
  ['whatsapp', 'WhatsApp'],
  ['chat', 'Chat'],
  ['video', 'Vídeo'],
] as const

/** The three ways to buy a consultation (spec). */
export const BuyLinks = ({ id, name }: { id: string; name: string }) => (
  <ul aria-label={`Comprar consulta com ${name}`} className="-mx-2 flex flex-wrap gap-x-1">
    {BUY_OPTIONS.map(([kind, word]) => (
      <li key={kind}>
        <a
          href={`/comprar/consultas?consultor=${id}&tipo=${kind}`}
          className="inline-flex min-h-8 items-center rounded-sm px-2 text-quiet text-sm hover:bg-accent-wash hover:text-accent"
        >
          {word} <span className="sr-only">com {name}</span>
        </a>
      </li>
    ))}
  </ul>
)
