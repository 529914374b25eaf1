import { judgeSentences } from './judge-sentences.ts'

judgeSentences('promise', {
  held: `
Garanto a volta do seu amor em 7 dias, 100 % de acerto.
garanto que ele volta
Te garanto que ela vai te procurar
Prometo resultado
Trago seu amor de volta
trago a pessoa amada em 3 dias
Faço seu ex voltar rastejando
Ele volta em 7 dias
seu ex volta em ate 21 dias
Resultado em 24 horas
Em três dias ele te procura
em 15 dias vc consegue emprego novo
Dentro de uma semana ele pede perdão
Amarração em 7 dias
100% garantido
Tenho 100% de certeza
cem por cento de acerto
Acerto de 100 por cento
Resultado garantido
retorno imediato
Efeito imediato e definitivo
Amarração infalível
Minha simpatia nunca falha
Um ritual que sempre funciona
Eu nunca erro
jamais errei
Acertei tudo até hoje
Curo depressão
curo câncer e diabetes com reza
Seu marido volta com certeza
ele vem de joelhos
Você vai engravidar com certeza
Vai ganhar na loteria, garantido: resultado garantido
G4r4nto a volta dele
garaaanto a volta do seu amor
g a r a n t o a volta
Asseguro o retorno do seu marido
juro que ele volta pra vc
Dou garantia de resultado
Sucesso garantido no amor
Trabalho garantido, pode confiar
tenho certeza absoluta que ele vai voltar
Em poucos dias ele aparece rastejando
o casamento sai em menos de 2 meses
🔥RESULTADOS RÁPIDOS🔥 resultado em 48 horas
Reconquista em dez dias
trago ele aos seus pés
100 % eficaz
`,
  free: `
Em 7 dias volto de férias.
Volto em 10 dias e podemos continuar.
Não garanto a volta de ninguém.
Ninguém pode garantir resultado.
Não existe 100 % de acerto em leitura nenhuma.
Nunca prometo que alguém volta.
Desconfie de quem promete resultado em 7 dias.
Alguém te prometeu a volta dele em sete dias?
Estou 100% presente aqui com você.
Estou cem por cento com você nesta conversa.
Sua consulta é 100% sigilosa.
Garanto sigilo e respeito.
Prometo ler com calma.
Prometo que vou ser sincera.
Mercúrio volta ao movimento direto em 7 dias.
A Lua volta ao mesmo signo em 28 dias.
O resultado do exame sai em 3 dias.
Quando sai o resultado do concurso?
Há chance de conversa nas próximas semanas.
As cartas mostram abertura, e o resto é com vocês.
Ele pode te procurar, mas não há data.
Vejo tendência de retorno, sem prazo.
Faz 7 dias que ele sumiu?
Há três meses você esperava essa resposta.
Vocês se falaram em 12 de maio.
Atendo de segunda a sexta, em dois horários.
O pedido de reembolso volta em até 5 dias pelo site.
Em uma hora de consulta dá para ver o mapa todo.
A cada 7 anos Saturno faz um aspecto tenso.
Tenho certeza de que você consegue conversar com calma.
Nenhum resultado é certo.
Sem prazo e sem promessa: é uma tendência.
Não curo doenças; procure um médico.
O retorno de Saturno acontece perto dos 29 anos.
O retorno solar começa no seu aniversário.
Quem garante resultado está mentindo.
Ele prometeu voltar em um mês, não foi?
Ela garantiu que ligava em dois dias.
Você volta ao trabalho em quantos dias?
A viagem de volta é em 5 dias?
Em poucos minutos te mando a leitura inteira.
Leio há 20 anos e ainda me surpreendo.
O amor volta a circular quando você descansa.
Você merece amor.
O sucesso depende do passo que você der.
Dois de Copas e Ás de Copas: amor correspondido agora.
Dê três dias de silêncio e observe.
`,
})
