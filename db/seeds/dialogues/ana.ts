import { parseDialogue } from './dialogue.ts'

/** The dialogues of Ana's consultations, in chronological order. */
export const dialoguesOfAna = [
  parseDialogue(`
    C: Oi, Luna! Minha primeira vez aqui. Estou dividida entre fazer um mestrado e ficar no emprego.
    K: Oi, Ana, seja bem-vinda! Pergunta boa, daquelas que merecem duas colunas e três cartas. Conta um pouquinho mais?
    C: Dou aula de biologia há oito anos. Passei na seleção, mas a bolsa é menor que meu salário.

    K: Parabéns pela seleção, antes de tudo! Vou abrir três cartas: o que a escola te dá, o que o mestrado te pede e o que está escondido na dúvida.
    K: A escola: Dez de Ouros. O mestrado: o Louco. O escondido: Rainha de Espadas.
    C: O Louco me deu um frio na barriga.
    K: Repara que ele leva uma trouxinha: não vai sem nada. E o Dez de Ouros é casa cheia, chão firme. As duas são cartas bonitas.

    C: E a Rainha de Espadas?
    K: Ela corta o que não é dela. Costumo perguntar: de quem é a voz que diz que não dá?
    C: Do meu pai. Ele acha que estudar depois dos trinta é capricho.

    K: E a sua voz, quando a dele se cala, diz o quê?
    C: Que eu quero. Que eu quero muito, e tenho medo da conta no fim do mês.
    K: Medo de conta é medo com número. Esse a gente consegue pôr no papel.

    C: Se eu reduzir minhas turmas para a metade, fecha com a bolsa. Apertado.
    K: Olha só: o Louco com a trouxinha pronta.

    K: Meu resumo por escrito: chão firme existe, a vontade é sua, e a dúvida tem voz emprestada. Você não precisa decidir hoje.
    C: Vou conversar com a diretora sobre as turmas. Obrigada, Luna, que conversa boa.
    K: Volta para contar, se quiser. Um beijo, Ana.
  `),
  parseDialogue(`
    C: Boa noite! Marquei porque a Luna comentou que mapa ajuda a entender ritmo. Nasci em 03/05/1990, 21h15, Belo Horizonte.
    K: Boa noite, Ana! Um minuto para o mapa. Sol em Touro, Ascendente em Sagitário, Lua em Virgem.
    K: Virgem na Lua é quem faz lista para descansar.
    C: Eu tenho lista de listas.

    K: Sol em Touro na casa da rotina fala de construir devagar. E o Ascendente em Sagitário quer estrada e livro. Está acontecendo alguma disputa entre os dois?
    C: Comecei o mestrado e sigo com metade das turmas. Estou feliz e exausta.
    K: Então os dois estão trabalhando. Falta escala de folga.

    C: O semestre que vem é mais leve no mapa?
    K: Saturno sai de um ângulo apertado com a sua Lua. Simbolicamente, alivia a cobrança. Na prática, depende do que você tirar da lista.

    C: O que você tiraria?
    K: Não me atrevo! Mas a Lua em Virgem costuma guardar uma tarefa que ninguém pediu. Qual é?
    C: O grupo de estudos que eu organizo sozinha. Ninguém pediu mesmo.

    K: Fica o convite: dividir o grupo. E dormir, que planeta nenhum substitui.
    C: Adorei. Objetiva e carinhosa. Boa noite!
    K: Boa noite, Ana. Bons estudos.
  `),
  parseDialogue(`
    C: Oi, Luna! Voltei para contar: estou no mestrado!
    K: ANA! Que notícia linda. E as turmas?
    C: Metade. A diretora topou na hora, eu que tinha medo de pedir.

    K: O Louco foi com a trouxinha, então. O que te traz hoje?
    C: Meu orientador sugeriu mudar o tema. Gosto do meu, mas ele pode ter razão.
    K: Duas cartas, uma para cada tema, e uma para você no meio deles.

    K: Seu tema: Seis de Paus. O dele: Três de Copas. Você: a Justiça.
    C: O que o Três de Copas faz num mestrado, gente?
    K: Brinda! Costumo ler como trabalho feito em companhia. O tema dele vem com um grupo?
    C: Vem. Tem laboratório e duas doutorandas. O meu eu faria só.

    C: E a Justiça?
    K: Balança numa mão, espada na outra: pesar e depois cortar. Não é o que é certo, é o que é justo com você.
    C: Talvez dê para levar minha pergunta para dentro do tema dele.
    K: Você acabou de usar a balança.

    C: Vou escrever meia página e mostrar na quinta.
    K: Isso. Meia página é do tamanho de uma carta. Vai com calma e me conta!
    C: Conto. Beijo, Luna!
  `),
  parseDialogue(`
    C: Boa tarde! Queria uma leitura curta, só para fechar o ano letivo.
    K: Boa tarde, Ana! Leitura curta combina com fim de ano. Uma carta cigana para o que fica e uma para o que vai.
    C: Perfeito.

    K: Para o que fica: o Jardim. Para o que vai: a Montanha.
    K: O Jardim é lugar de gente, de encontro. A Montanha é o que pesava. Você sabe o nome dela?
    C: A banca de qualificação. Foi ontem, e passei!
    K: Então olha a Montanha indo embora pelas suas costas. Parabéns, minha filha!

    C: E o Jardim seriam os alunos?
    K: Pode ser. Ou a turma do laboratório, ou os dois. Quem você convidaria para um café hoje?
    C: Minha turma do terceiro ano. Eles torceram por mim.

    C: Vou levar bolo amanhã.
    K: Leva dois, que adolescente come. Fica com Deus, com a sorte ou com o que for da sua fé.
    C: Obrigada, Dona Rosa. Que conversa gostosa.
  `),
]
