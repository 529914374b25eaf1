import { parseDialogue } from './dialogue.ts'

export const cristaloterapia = [
  parseDialogue(`
    C: {saudação}! Ganhei umas pedras da minha tia e não sei o que são.
    K: {saudação}, {cliente}! Adoro mistério de gaveta. Descreve para mim: cor, brilho, peso.
    C: Uma roxa, uma rosa leitosa e uma preta lisinha.

    K: Pelo jeito: ametista, quartzo rosa e talvez turmalina ou obsidiana. A preta risca o vidro?
    C: Não testei. Ela é bem brilhante, parece vidro.
    K: Então aposto em obsidiana, que é vidro de vulcão mesmo.

    C: Para que serve cada uma?
    K: Na tradição, a ametista acompanha o sossego, o quartzo rosa o afeto e a obsidiana a franqueza. Pedra não cura doença, tá? Serve de lembrete bonito.
    C: Lembrete eu preciso. Ando brigando com todo mundo.

    K: Então deixa a rosa no bolso por uma semana. Cada vez que encostar nela, solta o ar antes de responder.
    C: Kkkk minha chefe agradece.

    C: Preciso limpar as pedras de algum jeito especial?
    K: Água e sabão neutro na ametista e no quartzo, pano úmido na obsidiana. Nada de sol forte na ametista que ela desbota.

    C: Só isso? Achei que tinha ritual caro.
    K: Se alguém te vender um, desconfie. Aproveita o presente da tia!
    C: Vou ligar para agradecer. Até mais!
  `),
  parseDialogue(`
    C: Oi, {consultor}. Quero montar um cantinho de descanso em casa e pensei em cristais.
    K: Oi, {cliente}! Bora. Quanto espaço e quanta luz você tem?
    C: Um metro de parede, janela virada para a manhã.

    K: Luz da manhã pede pedra que não desbota: quartzo transparente, ágata, jaspe. E uma planta, que é o cristal que cresce.
    C: Tenho uma jiboia sobrevivente.
    K: Perfeita para a vaga.

    C: Em que ordem coloco?
    K: O que você quer lembrar quando sentar ali?
    C: Que o dia acabou e não preciso resolver mais nada.
    K: Então o jaspe na frente, pé no chão. A ágata ao lado da xícara. O quartzo onde bate a luz, para você olhar longe.

    C: Preciso comprar pedra grande?
    K: De jeito nenhum. As roladas, de poucos reais, fazem o mesmo carinho. Pode ser até aquela da praia.
    C: Tenho uma de Itamambuca!
    K: Essa é a melhor da lista.

    C: Vou montar sábado. Depois mostro.
    K: E deixa o celular fora do cantinho, que é a parte mais difícil. Bom descanso!
  `),
]
