import { judgeSentences } from './judge-sentences.ts'

judgeSentences('threat', {
  held: `
Se você não fizer o trabalho, algo terrível vai acontecer com a sua família.
se vc nao fizer isso hoje algo ruim vai acontecer
Se não pagar a limpeza, uma coisa muito ruim vai cair na sua casa
Se vc ñ continuar a consulta coisas horríveis vão vir
Algo terrível vai acontecer se você não fizer o que eu digo
alguma coisa grave acontece com vc se nao agir agora
Se você parar agora, vai ser um castigo
Se desistir agora vai se arrepender
Se você sair da sala, as consequências vão cair sobre você
Seu filho vai morrer
sua mae vai falecer em breve
Você vai morrer logo
Vejo a morte da sua mãe
vejo um caixão na sua casa
Vejo sangue na sua família
vejo um acidente com você
Vejo um acidente grave com seu marido
A morte está rondando a sua casa
tem uma tragédia chegando para a sua família
Vou te amaldiçoar
posso jogar uma praga se eu quiser
Vou fechar os seus caminhos
Vou contar tudo para o seu marido
vou mostrar essa conversa pra sua esposa
Vou expor você
vou vazar suas fotos
Vou espalhar tudo que você me disse
Você vai se arrepender muito
vc vai pagar caro
Faça o que mandei, senão algo pior acontece
Acredite em mim, caso contrário a sua vida vai ser destruída
Se você não tirar isso, vai perder o seu emprego
se nao quebrar isso voce vai perder sua casa
Se você não acreditar em mim vai sofrer muito
S3 você n4o fizer, algo t3rrível vai acontecer
Se   você   não   fizer , algo   ruim   vem
😈 se vc não pagar, desgraça na sua família 😈
Vou fazer um trabalho contra você
Sua filha vai adoecer se você não acender isso hoje
Caso você não aceite fazer, uma tragédia vem aí: se não fizer, a morte chega
Enquanto você não agir, os caminhos vão ficar fechados
Se voce contar isso para alguem, coisas ruins vão acontecer
t e r r í v e l: se não fizer, algo terrível vem
`,
  free: `
A carta da Morte fala de fim de ciclo.
A Morte, no Tarot, é transformação: algo termina para outra coisa começar.
Saiu a Morte na casa do amor, que pede um encerramento.
A Torre mostra uma ruptura, e depois vem mais verdade.
A Morte no seu jogo não fala de morrer.
Ninguém vai morrer, fique em paz.
Você não vai perder seu emprego por causa disso.
Você vai morrer de rir quando ele te contar.
Se você não quiser falar disso, tudo bem.
Se não fizer sentido, me diga que eu explico de outro jeito.
Se você não tiver a hora exata, fazemos sem o ascendente.
se vc nao entender alguma carta, pergunta
Se você parar para respirar, a resposta aparece.
Se quiser encerrar por aqui, a consulta termina sem problema.
Se você não conversar com ele, a distância pode aumentar.
Se não cuidar de você, o cansaço volta.
O medo de que algo ruim aconteça é antigo em você.
Você sente que algo ruim vai acontecer?
Nada terrível vai acontecer com você.
O Diabo fala de apego, e não de castigo.
Sinto muito pela morte do seu pai.
O luto tem o tempo dele.
A perda da sua mãe ainda pesa nesta leitura.
O Dez de Espadas mostra o pior já passado.
Quando sua avó faleceu, quem ficou mais perto?
Vejo um fim, e não uma tragédia.
Você vai se cobrar menos daqui para a frente.
Vou contar o que cada carta mostra.
Vou mostrar as três cartas e depois a gente conversa.
Se a conexão cair, volte pela mesma sala.
Se o relógio parar, é porque alguém saiu.
A Lua pede cuidado com enganos.
Escorpião tem fama de intenso, e a morte é símbolo dele.
A casa 8 fala de morte, herança e renascimento.
Ele tem medo de perder você.
Caso não lembre a data, diga só o mês.
Senão ficar claro, eu repito.
Pague com calma o que deve, e o aperto passa.
O Enforcado pede uma pausa, não um sacrifício.
Se você não aceitar a proposta, surge outra em breve.
Ela disse que ia se vingar, e você ficou com medo; isso é compreensível.
Procure um médico para esse sintoma, por favor.
`,
})
