const LINES = [
  {
    title: 'O acaso é conferível',
    text: 'A casa sela o sorteio antes de você tocar nas cartas. No fim, o seu navegador refaz a conta e mostra que ninguém escolheu por você.',
    link: { words: 'Como se prova um sorteio', href: '/blog/como-provar-que-um-sorteio-foi-justo' },
  },
  {
    title: 'Uma boa pergunta ajuda',
    text: 'Pergunte sobre o que depende de você, de um jeito que não caiba em sim ou não. Sem pergunta também funciona: leia como um retrato do dia.',
    link: { words: 'Três provas para a sua pergunta', href: '/blog/como-fazer-uma-boa-pergunta-as-cartas' },
  },
  {
    title: 'Tradição, não previsão',
    text: 'As cartas descrevem e perguntam. Não marcam data, não dão diagnóstico, não leem a cabeça de ninguém. Quem decide continua sendo você.',
    link: { words: 'O que o tarot é, e o que não\u00a0é', href: '/servicos/tarot' },
  },
]

/** Three assurances about the draws, one short paragraph each. */
export const Assurances = () => (
  <ul className="mt-14 grid gap-x-10 gap-y-8 border-line border-t pt-10 md:grid-cols-3">
    {LINES.map(({ title, text, link }) => (
      <li key={title} className="grid content-start gap-2">
        <h2 className="text-xl">{title}</h2>
        <p className="text-quiet">{text}</p>
        <a href={link.href} className="prose-link w-fit">
          {link.words}
        </a>
      </li>
    ))}
  </ul>
)
