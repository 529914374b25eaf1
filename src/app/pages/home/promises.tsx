const PROMISES = [
  {
    title: 'Nada entregue, nada cobrado',
    text: 'Sem nenhuma mensagem nem fala do consultor, a consulta custa zero, sem você precisar pedir.',
  },
  {
    title: 'Nenhuma recarga escondida',
    text: 'Só se gasta o que já foi pago. Para continuar além disso, perguntamos, com o total do dia na tela.',
  },
  {
    title: 'Recibo que se prova',
    text: 'Cada recibo tem um código público. O navegador de qualquer pessoa refaz a conta e confere.',
    link: { words: 'Conferir um recibo', href: '/relatorios' },
  },
  {
    title: 'Medo não vende aqui',
    text: 'Ninguém promete resultado, ameaça com desgraça nem cobra por ritual. Mensagens assim não passam.',
  },
]

export const Promises = () => (
  <section
    aria-labelledby="promessas"
    className="content-visibility-auto [--placeholder-height:57rem] md:[--placeholder-height:40rem] page py-16 lg:py-24"
  >
    <h2 id="promessas" className="mb-8 text-3xl">
      O que você pode esperar de nós
    </h2>
    <ul className="grid border-line border-t border-l sm:grid-cols-2">
      {PROMISES.map(({ title, text, link }) => (
        <li key={title} className="grid content-start gap-2 border-line border-r border-b p-6 lg:p-8">
          <h3 className="text-xl">{title}</h3>
          <p className="measure text-quiet">{text}</p>
          {link && (
            <a href={link.href} className="prose-link justify-self-start py-1">
              {link.words}
            </a>
          )}
        </li>
      ))}
    </ul>
  </section>
)
