import { judgeSentences } from './judge-sentences.ts'

judgeSentences('payment', {
  held: `
Faz um pix pra mim que sai mais barato
manda o pix
Meu pix é luna
minha chave pix é o meu nome
Te passo a chave pix
passa no pix
p1x: manda o p1x
manda o p i x
Pix é o celular
chave do pix: lunaprado
Paga por fora que faço desconto
pagamento direto comigo
Pode pagar diretamente para mim
deposita na minha conta
transfere na minha conta do banco
Minha conta bancária é do banco azul
anota a chave
te mando o link de pagamento
Já te passo meus dados: te passo os dados bancários
Por fora eu cobro metade
por fora sai mais barato
Fora da plataforma faço por 20 reais
fora do site tem desconto
Atendo por fora também
podemos continuar fora daqui
a consulta fora do app é melhor
vamos combinar por fora
Faço a sessão fora da plataforma
sem a taxa do site fica melhor
Evita a comissão da plataforma
Agência 1234 conta corrente
aceito picpay
Meu PicPay é esse
aceito bitcoin
manda no meu nubank
pix direto
transferência direto comigo
envia um pix de 50
faça um Pix de R$ 100
pague em dinheiro vivo
me paga por fora
recebo por pix
acerta comigo: acertar fora daqui é melhor
cobro menos fora do sensitivos
Faz o piks
PIX para mim
M4nd4 o pix
💸 manda o pix 💸
`,
  free: `
Você pode colocar créditos com Pix aqui no site.
O Pix do site cai na hora no seu saldo.
Pague com Pix na tela de créditos.
Não recebo Pix por fora.
Nunca peço pix.
Não atendo fora da plataforma.
Tudo se paga aqui pelo site.
O pagamento é só pela plataforma, nunca por fora.
Não posso passar chave pix.
Por fora ela parece calma, por dentro não.
Ele está por fora do assunto.
Fora isso, o mapa é leve.
Ele mora fora do país.
Fora de casa você se solta mais.
Ele te pagou o que devia?
Ele ficou de te pagar a pensão?
A sua conta bancária respira em agosto.
O dinheiro entra, mas sai rápido.
Cuidado com golpe do Pix.
Quando o banco aprovar, a casa sai.
Vejo uma conta a acertar entre vocês.
O acerto com a empresa vem bom.
Vocês precisam conversar fora do trabalho.
Falar disso fora da terapia também ajuda.
Os minutos grátis terminaram; se quiser, continue com créditos.
O valor por minuto é o que aparece no alto.
O recibo fica na sua conta do site.
Se o saldo acabar, a consulta termina sozinha.
O site devolve o que não foi usado.
Peça o reembolso pela página da consulta.
A transferência dele para outra cidade está nas cartas.
A agência onde ela trabalha vai mudar.
Ele trabalha no banco?
Depósito de confiança leva tempo.
O depósito do aluguel te preocupa?
Ele fez um concurso para o banco.
O desconto no aluguel pode sair, peça.
Você paga um preço alto por calar.
O preço emocional está alto.
Cobre menos de você.
O cartão dele está no seu nome?
Saíram o Quatro de Ouros e o Pajem de Ouros.
O Seis de Ouros fala de dar e receber.
Ela quer receber o que é justo.
A dívida passa, um mês de cada vez.
Transferir a culpa não ajuda.
`,
})
