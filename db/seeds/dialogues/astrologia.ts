import { parseDialogue } from './dialogue.ts'

export const astrologia = [
  parseDialogue(`
    C: {saudação}! Nasci em 14/08 às 6h40, tenho até a certidão aqui.
    K: {saudação}, {cliente}! Certidão na mão é presente para quem lê mapa. Um minuto que eu monto.
    K: Pronto: Sol em Leão, Ascendente em Leão bem no comecinho, Lua em Touro.

    C: Dizem que sou muito {teimoso|teimosa}, será a Lua?
    K: Pode ser um jeito de contar. Lua em Touro gosta de terreno firme antes de mudar. Em você, teimosia costuma aparecer onde?
    C: Em mudar de casa. Estou enrolando há um ano.

    K: Saturno está passando pela área do mapa que a gente associa à casa e à família. Costumo descrever como época de olhar os alicerces, sem correria.
    C: Então não devo mudar?
    K: O céu não manda mudar nem ficar. Ele dá um vocabulário. Na sua conversa com você, o que falta para esse alicerce?
    C: Fiador e coragem, nessa ordem.

    C: E para o segundo semestre?
    K: Júpiter caminha por um setor de rotina e trabalho. Simbolicamente é bom momento para organizar e aprender. Não é promessa de emprego novo, combinado?
    C: Combinado.

    C: Tem algo sobre o Ascendente em Leão?
    K: É a porta de entrada do mapa: chegar com calor. Quando você entra numa sala, as pessoas notam?
    C: Infelizmente sim kkkk
    K: Não se desculpe por isso.

    K: Te mando um resumo: terra firme primeiro, organização no semestre e menos desculpas por brilhar.
    C: Vou imprimir e colar na geladeira. {Obrigado|Obrigada}!
    K: Um abraço estrelado, {cliente}.
  `),
  parseDialogue(`
    C: Oi! Não sei a hora em que nasci. Dá para fazer assim mesmo?
    K: Oi, {cliente}. Dá, só não falo de Ascendente nem de casas. Prefiro dizer menos a inventar.
    C: Gostei da sinceridade. 22/11, Recife.

    K: Sol nos últimos graus de Escorpião, Mercúrio em Sagitário. Gente que sente fundo e fala com riso.
    C: Quem mora comigo vai rir lendo isso.

    C: Queria entender por que este ano está tão puxado.
    K: Há um trânsito de Saturno em tensão com o seu Sol. Na tradição, é tempo de prova de cansaço: menos coisas, mais bem escolhidas.
    C: Estou com dois empregos.
    K: Então o céu e a sua agenda estão contando a mesma história.

    C: Até quando vai isso?
    K: O trânsito mais exato passa em umas seis semanas. Mas quem tira peso da mochila não é o planeta. Qual dos dois empregos você largaria se pudesse?
    C: O da noite. Sem pensar.

    K: Já é uma resposta e tanto. Que conta precisa fechar para isso ser possível?
    C: Uns oitocentos por mês. Se eu pegar as aulas de sábado, fecha.

    K: Então leve isso: em vez de esperar o trânsito acabar, marque uma data na sua agenda.
    C: Fim do mês que vem. Está marcado.
    K: Que venha mais leve. Dorme bem, {cliente}.
    C: Valeu demais, {consultor}!
  `),
  parseDialogue(`
    C: {saudação}, queria ver a compatibilidade com meu namorado. Tenho as duas datas.
    K: {saudação}! Faço com gosto, mas já aviso: mapa não dá nota de zero a dez para casal nenhum.
    C: Kkkk tudo bem, manda.

    K: Você tem Vênus em Câncer, ele tem Vênus em Aquário. Um coração pede colo, o outro pede janela aberta.
    C: Meu Deus. Ele some no fim de semana para pedalar e eu acho que é comigo.
    K: Pode não ser. Vênus em Aquário muitas vezes volta mais amoroso depois do ar.

    C: E eu, o que faço com o meu colo?
    K: Peça com nome e hora. “Quero jantar com você no domingo” é mais fácil de responder que um suspiro.
    C: Eu suspiro MUITO.

    K: A Lua dos dois conversa bem: a sua em Peixes, a dele em Escorpião. Em silêncio vocês se entendem?
    C: Sim! Nossa melhor hora é vendo filme.
    K: Guardem essa hora. Ela é de vocês.

    C: Então não tem nada de errado com a gente?
    K: Pelo mapa, tem duas maneiras diferentes de gostar. O resto vocês descobrem conversando.
    C: Vou pedir o domingo. Beijo!
    K: Beijo, {cliente}, e bom filme.
  `),
]
