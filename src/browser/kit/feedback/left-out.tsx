/** In the place of what only the person reads, for whoever of the team sees the page as that person sees it. */
export const LeftOut = () => (
  <div className="grid gap-1 rounded-lg border border-line border-dashed p-5 text-sm sm:p-6">
    <p className="font-semibold">Fica de fora</p>
    <p className="measure text-quiet">
      Só a própria pessoa vê esta parte: conversas, perguntas, anotações, dados de nascimento, leituras e códigos não
      aparecem para a equipe.
    </p>
  </div>
)
