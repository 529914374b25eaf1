import { Ornament } from '#browser/kit/ornament.tsx'

const STEPS = [
  {
    numeral: 'I',
    title: 'Escolha com quem falar',
    text: 'Leia o perfil, as avaliações e o preço. O selo ONLINE quer dizer que a pessoa está ali agora, com a página aberta.',
  },
  { numeral: 'II', title: 'Coloque créditos', text: 'Pix, na hora. Um crédito vale sempre um real. O valor pago não vence e pode voltar para você.' },
  {
    numeral: 'III',
    title: 'Comece a conversa',
    text: 'Por chat, áudio ou vídeo. O relógio do servidor aparece igual para os dois, e você encerra quando quiser.',
  },
]

export const Steps = () => (
  <section aria-labelledby="passos" className="border-line border-y bg-surface">
    <div className="page py-16 lg:py-20">
      <div className="mb-12 grid justify-items-center gap-4 text-center">
        <Ornament />
        <h2 id="passos" className="text-3xl">
          Como funciona, em três passos
        </h2>
      </div>
      <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {STEPS.map(({ numeral, title, text }) => (
          <li
            key={numeral}
            className="grid content-start gap-3 border-line border-t pt-6 md:border-t-0 md:border-l md:pt-0 md:pl-8 md:first:border-l-0 md:first:pl-0"
          >
            <span aria-hidden="true" className="font-display text-4xl text-metal">
              {numeral}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
