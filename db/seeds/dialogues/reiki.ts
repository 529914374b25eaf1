import { parseDialogue } from './dialogue.ts'

export const reiki = [
  parseDialogue(`
    C: {saudação}. Nunca fiz reiki a distância. Como funciona por mensagem?
    K: {saudação}, {cliente}. Você se acomoda, eu conduzo a respiração por aqui e faço o envio em silêncio. E já digo: reiki não substitui tratamento de saúde.
    C: Certo. Estou na cama, luz apagada.

    K: Ótimo. Apoie uma mão no peito e outra na barriga. Inspire contando quatro, solte contando seis. Eu escrevo de vez em quando; não precisa responder.
    K: Estou começando pela cabeça. Deixe a testa lisa.
    K: Agora os ombros. Se pesarem, deixe pesar.
    C: Estou sentindo calor nas mãos.
    K: É comum. Só observe.

    K: Fico um pouquinho na altura do peito.
    C: Me deu vontade de chorar.
    K: Pode vir. Estou aqui, sem pressa.

    K: Vou seguir para as pernas e os pés. Imagine o chão frio da casa da sua infância.
    C: Ladrilho vermelho. Que saudade.

    K: Vamos voltando. Mexa os dedos, abra os olhos devagar.
    C: Parece que dormi duas horas.
    K: Beba um copo de água e vá dormir cedo, se puder. Como você está?
    C: Leve. Muito leve. {Obrigado|Obrigada}.
  `),
  parseDialogue(`
    C: Oi! Tenho prova da OAB domingo e estou com o coração disparado.
    K: Oi, {cliente}. Vamos acalmar o corpo um tantinho. Se a palpitação for forte ou vier com dor, procure atendimento, combinado?
    C: Combinado. É nervoso mesmo, sempre tive.

    K: Solte a mandíbula. Ombros longe das orelhas. Agora solte o ar como quem apaga uma vela bem longe.
    C: Fiz três vezes. Já melhorou um pouco.
    K: Vou enviar por alguns minutos, você fica só com o ar saindo.

    K: Como está agora, de zero a dez?
    C: Era nove. Agora uns cinco.
    K: Cinco já é gente. Ficamos mais um pouco.

    C: E no domingo, o que faço na hora do branco?
    K: A mesma vela, três vezes, com a caneta pousada na mesa. Treine hoje e amanhã para o corpo conhecer o caminho.

    C: Anotei. Três velas, caneta na mesa.
    K: Isso. Dorme no sábado que vale mais que a última apostila. Vai com calma!
    C: {Obrigado|Obrigada}, {consultor}. Te conto.
  `),
]
